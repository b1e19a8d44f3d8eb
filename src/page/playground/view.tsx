/** Playground: what a message would bring about, before anything of it is kept: the prompt, why it is that, and what would be learnt. Or it is said, and the chat model replies. */
import './playground.css';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Client, TurnAnswer } from '../../client/client.ts';
import { nameOf } from '../conversations/conversation-list.tsx';
import { useApi } from '../frame/api.tsx';
import { goTo, hrefOf, placeOf, usePlace } from '../frame/place.ts';
import { Choice, TextArea, TextField } from '../parts/fields.tsx';
import { Loading, Wrong } from '../parts/notices.tsx';
import { ChatLog, useChat } from './chat.tsx';
import { TriedTurn } from './tried-turn.tsx';

const ROOM = 'playground';
/** Names and conversations that are offered to choose from. */
const OFFERED = 50;

/** Tries the message in the address anew whenever memory changes, and sends it when told to. */
export default function PlaygroundView() {
  const { client } = useApi();
  const { query } = usePlace();
  const user = query.user ?? '';
  const [typedUser, setTypedUser] = useState(user);
  const tried = query.message ?? '';
  const [content, setContent] = useState(tried);
  const users = useQuery({
    queryKey: ['users', 'offered'],
    queryFn: ({ signal }) => client.call('GET /v1/users', { query: { limit: OFFERED }, signal }),
  });
  const conversations = useQuery({
    queryKey: ['conversations', 'of', user],
    queryFn: ({ signal }) =>
      client.call('GET /v1/conversations', {
        query: { user_id: user, order: 'newest', limit: OFFERED },
        signal,
      }),
    enabled: user !== '',
  });
  // Read again whenever memory was changed: a prompt that was corrected shows at once.
  const trial = useQuery({
    queryKey: ['memories', 'tried', user, query.conversation ?? '', tried],
    queryFn: () => tryTurn(client, { user, conversation: query.conversation, message: tried }),
    enabled: user !== '' && tried !== '',
  });
  const go = (changed: Readonly<Record<string, string>>) => goTo(hrefOf([ROOM], { ...query, ...changed }));
  const chat = useChat(({ conversation }) => {
    setContent('');
    // Who went elsewhere meanwhile is not fetched back.
    if (placeOf(location.hash).path[0] === ROOM) go({ conversation, message: '' });
  });
  const said = chat.exchanges.filter(({ at }) => at === null || at.conversation === query.conversation);
  const chooseUser = () => {
    if (typedUser.trim() !== user) go({ user: typedUser.trim(), conversation: '', message: '' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === tried) void trial.refetch();
    else go({ message: content.trim() });
  };
  const names = Object.fromEntries(
    (conversations.data?.data ?? []).map((conversation) => [conversation.id, nameOf(conversation)]),
  );
  return (
    <div className="playground">
      <form className="card stack" onSubmit={submit} aria-label="Message">
        <h1>Playground</h1>
        <p className="quiet small">See the prompt that a message would get, and why; or chat.</p>
        <TextField
          name="User"
          value={typedUser}
          onChange={setTypedUser}
          onLeave={chooseUser}
          list={users.data?.data.map(({ id }) => id) ?? []}
        />
        <Choice
          name="Conversation"
          value={query.conversation ?? ''}
          options={names}
          none="A new one"
          onChange={(conversation) => go({ conversation, message: '' })}
        />
        <TextArea name="Message" rows={5} value={content} onChange={setContent} />
        <div className="buttons">
          <button
            type="submit"
            className="button primary"
            disabled={trial.isFetching || user === '' || content.trim() === ''}
          >
            {trial.isFetching ? 'Trying…' : 'Try it'}
          </button>
          {chat.canReply && (
            <button
              type="button"
              className="button"
              disabled={chat.isBusy || user === '' || content.trim() === ''}
              onClick={() =>
                chat.say({ user, conversation: query.conversation || newName(), content: content.trim() })
              }
            >
              {chat.isBusy ? 'Replying…' : 'Send it'}
            </button>
          )}
        </div>
        <p className="quiet small">
          {chat.canReply === false
            ? 'No chat model is configured (CHAT_MODEL), so nobody replies here: a message can be tried, not sent.'
            : 'Trying keeps nothing. What is sent is said for good: it is answered, remembered and learnt from.'}
        </p>
        {user === '' && <p className="quiet small">Name a user first: a prompt is always somebody’s.</p>}
      </form>
      <div className="stack">
        {said.length > 0 && <ChatLog exchanges={said} />}
        {(tried !== '' || said.length === 0) && <Result trial={trial} tried={tried} user={user} />}
      </div>
    </div>
  );
}

interface ResultProps {
  readonly trial: UseQueryResult<TurnAnswer>;
  readonly tried: string;
  readonly user: string;
}

function Result({ trial, tried, user }: ResultProps) {
  return (
    <section className="stack" aria-labelledby="result">
      <h2 id="result">What would come of it</h2>
      {trial.isLoading && <Loading what="Trying…" />}
      {trial.isError && <Wrong error={trial.error} onRetry={() => void trial.refetch()} />}
      {trial.data && <TriedTurn turn={trial.data} userId={user} />}
      {tried === '' && (
        <p className="notice quiet">
          What the model would be given stands here: part by part, with its tokens, and with what spoke for
          each line.
        </p>
      )}
    </section>
  );
}

/** Names a conversation that is opened with its first message. */
const newName = (): string => `playground-${crypto.randomUUID()}`;

interface Trial {
  readonly user: string;
  readonly conversation: string | undefined;
  readonly message: string;
}

/** A conversation that keeps nothing is where a message is tried that stands in none; it is gone by itself. */
async function tryTurn(client: Client, { user, conversation, message }: Trial) {
  const id =
    conversation ||
    (
      await client.call('POST /v1/conversations', {
        body: { chat_id: 'playground', user_id: user, memory: 'read' },
      })
    ).id;
  return client.call('POST /v1/conversations/{id}/turns', {
    path: { id },
    body: { content: message, user_id: user, dry_run: true },
  });
}
