/** Address in the page of a thing that a prompt or a trace names by its id. */
import { hrefOf } from '../frame/place.ts';

/** The address of a memory, as the one sees it on whose behalf it was recalled, or of a message. */
export const sourceOf = (id: string, userId: string | null): string =>
  id.startsWith('mem_') ? hrefOf(['memories', id], { of: userId }) : hrefOf(['conversations', 'of', id]);
