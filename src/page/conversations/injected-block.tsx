/** A block of memory as it stands in a prompt. The ids in it lead to where each line comes from. */
import type { History } from '../../client/client.ts';
import { sourceOf } from '../trace/source.ts';

/** Sources in lines: `[mem_1795…]`, `[evt_1795…]`. */
const NAMED = /\b((?:mem|evt)_\w+)/g;

interface InjectedBlockProps {
  readonly block: Pick<History['messages'][number], 'content' | 'tokens'>;
  /** User on whose behalf it was put together: they see each memory that stands in it. */
  readonly userId: string | null;
}

/** A block as text, with its ids as links. */
export function InjectedBlock({ block, userId }: InjectedBlockProps) {
  return (
    <details className="injected" open>
      <summary>
        From memory <span className="quiet small">{block.tokens} tokens</span>
      </summary>
      <p dir="auto">
        <Linked text={block.content} userId={userId} />
      </p>
    </details>
  );
}

/** A text with the ids that it names as links. */
export function Linked({ text, userId }: { readonly text: string; readonly userId: string | null }) {
  return (
    <bdi className="text">
      {text.split(NAMED).map((part, place) =>
        place % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text do not change their places
          <a key={place} className="id" href={sourceOf(part, userId)}>
            {part.startsWith('mem_') ? 'memory' : 'message'}
          </a>
        ) : (
          part
        ),
      )}
    </bdi>
  );
}
