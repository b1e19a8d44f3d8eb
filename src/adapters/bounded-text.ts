/** A message of a platform as it is stored: as the edge of the API would have it. */
import { byteLength } from '../memory/content.ts';
import { MESSAGE_MAX_BYTES } from '../memory/limits.ts';

const CUT = '\n[cut]';

/** The text, its beginning if it is too long; lone surrogates and NUL, which storage has no form for, become U+FFFD. */
export function truncateToBytes(text: string): string {
  const storable = text.toWellFormed().replaceAll('\0', '\uFFFD');
  if (byteLength(storable) <= MESSAGE_MAX_BYTES) return storable;
  const bytes = new TextEncoder().encode(storable).subarray(0, MESSAGE_MAX_BYTES - CUT.length);
  // A character that is torn at the end is left out.
  return `${new TextDecoder().decode(bytes, { stream: true })}${CUT}`;
}
