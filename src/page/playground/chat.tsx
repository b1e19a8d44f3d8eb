/** A chat with memory: what was said here and now, with the replies as the chat model writes them, and the way to why each prompt was as it was. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../frame/api.tsx';
import { hrefOf } from '../frame/place.ts';
import { wordsOf } from '../parts/notices.tsx';
import { readAgain } from '../parts/read-again.ts';
import { Said } from '../parts/text.tsx';
import { type SaidAt, type SaidMessage, streamReply } from './stream-reply.ts';

/** A message, and as much of the reply as is there. */
interface Exchange {
  readonly id: number;
  readonly content: string;
  readonly reply: string;
  readonly at: SaidAt | null;
  readonly failure: string | null;
  readonly isDone: boolean;
}

/** A chat of this tab. */
export interface Chat {
  readonly exchanges: readonly Exchange[];
  /** True if a chat model is configured; undefined until that is known. */
  readonly canReply: boolean | undefined;
  readonly isBusy: boolean;
  say(message: SaidMessage): void;
}

/** Heads of the queries that a message makes stale. */
const CHANGED = new Set(['memories', 'conversation', 'conversations', 'users']);

/** A chat; `onSaid` learns where a message stands as soon as it stands there. */
export function useChat(onSaid: (at: SaidAt) => void): Chat {
  const { client, session } = useApi();
  const queries = useQueryClient();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const models = useQuery({
    queryKey: ['models'],
    queryFn: ({ signal }) => client.call('GET /v1/models', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const say = useMutation({
    mutationFn: async (message: SaidMessage) => {
      const begun: Exchange = {
        ...{ id: Date.now(), content: message.content, reply: '' },
        ...{ at: null, failure: null, isDone: false },
      };
      setExchanges((before) => [...before, begun]);
      const change = (how: (exchange: Exchange) => Partial<Exchange>) =>
        setExchanges((all) => all.map((each) => (each.id === begun.id ? { ...each, ...how(each) } : each)));
      try {
        const onWords = (words: string) => change(({ reply }) => ({ reply: reply + words }));
        const told = (at: SaidAt) => {
          change(() => ({ at }));
          onSaid(at);
        };
        await streamReply(session, message, told, onWords);
        change(() => ({ isDone: true }));
      } catch (error) {
        change(() => ({ isDone: true, failure: wordsOf(error) }));
        throw error;
      }
    },
    onSettled: () => readAgain(queries, { predicate: ({ queryKey }) => CHANGED.has(String(queryKey[0])) }),
  });
  return {
    exchanges,
    canReply: models.data && models.data.data.length > 0,
    isBusy: say.isPending,
    say: say.mutate,
  };
}

/** Exchanges in a conversation since the page was opened. */
export function ChatLog({ exchanges }: Pick<Chat, 'exchanges'>) {
  return (
    <section className="stack" aria-labelledby="chat">
      <h2 id="chat">Chat</h2>
      <ol className="chat" aria-busy={exchanges.some(({ isDone }) => !isDone)}>
        {exchanges.map(({ id, content, reply, at, failure, isDone }) => (
          <li key={id} className="stack">
            <p dir="auto" className="own">
              <Said text={content} />
            </p>
            {(reply !== '' || !isDone) && (
              <p dir="auto">
                {reply === '' ? <span className="quiet">Thinking…</span> : <Said text={reply} />}
              </p>
            )}
            {failure !== null && (
              <p className="wrong" role="alert">
                <bdi>{failure}</bdi>
              </p>
            )}
            {at !== null && at.turn !== '' && failure === null && (
              <a className="small" href={hrefOf(['conversations', at.conversation, at.turn])}>
                Why this prompt
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
