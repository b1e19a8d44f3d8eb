/** A part of a prompt, line by line: what quotes memory leads to where it comes from, and can be corrected where it stands. */
import { useMutation } from '@tanstack/react-query';
import { Linked } from '../conversations/injected-block.tsx';
import { useApi } from '../frame/api.tsx';
import { useSay } from '../parts/toasts.tsx';
import { type Correctable, Correction } from '../trace/correct.tsx';

/** A line that quotes something: `- [other] "Lives in Braga." (personal)`, `- "…" (user, 2026-01-05) [evt_…]`. */
const QUOTED = /^- (?:\[[^\]]*\] )?"(?<text>.*)"(?: \([^()]*\))?(?: \[(?<id>(?:mem|evt)_\w+)\])?$/u;
/** Heading under which a prompt lists what is remembered, without ids. */
const REMEMBERED = /^Established facts about /u;
/** Words by which a memory is looked for; the API takes so many letters. */
const LOOKED_FOR_CHARS = 190;

interface PromptTextProps {
  readonly text: string;
  readonly userId: string;
}

/** The text of a part. */
export function PromptText({ text, userId }: PromptTextProps) {
  const lines = text.split('\n');
  let isRemembered = false;
  return (
    <div className="prompt-text">
      {lines.map((line, place) => {
        const quoted = QUOTED.exec(line)?.groups;
        if (quoted === undefined && line.trim() !== '') isRemembered = REMEMBERED.test(line);
        const canBeCorrected = quoted?.text !== undefined && (quoted.id !== undefined || isRemembered);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one prompt do not change their places
          <div key={place} dir="auto">
            <Linked text={line} userId={userId} />
            {canBeCorrected && quoted?.text !== undefined && (
              <>
                {' '}
                <CorrectLine text={quoted.text} id={quoted.id} userId={userId} />
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface CorrectLineProps {
  readonly text: string;
  readonly id: string | undefined;
  readonly userId: string;
}

/** Finds what a line quotes once somebody wants to correct it. */
function CorrectLine({ text, id, userId }: CorrectLineProps) {
  const { client } = useApi();
  const say = useSay();
  const find = useMutation({
    mutationFn: async (): Promise<Correctable> => {
      if (id !== undefined) return { type: id.startsWith('mem_') ? 'memory' : 'event', id, text };
      const q = text.slice(0, LOOKED_FOR_CHARS);
      const { data } = await client.call('GET /v1/memories', { query: { user_id: userId, q, limit: 50 } });
      const memory =
        data.find(({ content }) => sameWords(content, text)) ?? (data.length === 1 ? data[0] : undefined);
      if (memory === undefined) throw new Error('It was changed meanwhile: try the message again.');
      return { type: 'memory', id: memory.id, text: memory.content };
    },
    onError: say.failed,
  });
  return (
    <>
      <button type="button" className="link id" disabled={find.isPending} onClick={() => find.mutate()}>
        Correct…
      </button>
      {find.data && <Correction line={find.data} userId={userId} onClose={find.reset} />}
    </>
  );
}

const sameWords = (a: string, b: string): boolean =>
  a.replaceAll(/\s+/gu, ' ').trim() === b.replaceAll(/\s+/gu, ' ').trim();
