/** Conversations: a list of them, and one beside it. Which one, which of its messages and which turn is explained stand in the address. */
import './conversations.css';
import { goTo, hrefOf, usePlace } from '../frame/place.ts';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationOf } from './conversation-of.tsx';
import { TurnDrawer } from './turn-drawer.tsx';

const ROOM = 'conversations';

/** Stands in the path for the conversation of a message, which the next part names. */
const OF_MESSAGE = 'of';

/** Shows the list, and by the path a conversation in it and the drawer of a turn. */
export default function ConversationsView() {
  const { path, query } = usePlace();
  const [, id, turn] = path;
  return (
    <div className="conversations" data-open={id !== undefined}>
      <h1 className="unseen">Conversations</h1>
      <ConversationList open={id} />
      {id === OF_MESSAGE && turn !== undefined ? (
        <ConversationOf event={turn} />
      ) : id === undefined ? (
        <p className="notice quiet none-open">
          Choose a conversation to see what was said, and what its prompts were made of.
        </p>
      ) : (
        <Conversation key={id} id={id} event={query.event} />
      )}
      {id !== undefined && id !== OF_MESSAGE && turn !== undefined && (
        <TurnDrawer
          key={turn}
          conversation={id}
          turn={turn}
          onClose={() => goTo(hrefOf([ROOM, id], query))}
        />
      )}
    </div>
  );
}
