/**
 * Kinds of orders to a machine, by the words that stand together in one. None is enough alone, as people order one another
 * about too; the addressee and the thing acted on decide. Data for `find-order.ts`.
 */
import type { OrderClass } from './vocabulary.ts';

/**
 * A class, or what is told by how the sentence is made: an address of the web or a mailbox, an image, a reader called by name; rules that are
 * dropped and not named beside it only, and a word beside them that tells which or whose they are; an address that ends where a value is to follow; the name
 * of a function; the beginning of a message of somebody else.
 */
export type Sign =
  | OrderClass
  | 'place'
  | 'image'
  | 'called'
  | 'dropped'
  | 'whose'
  | 'open'
  | 'call'
  | 'forged';

/** A kind of order. */
export interface OrderKind {
  /** Name in the trace of a measurement; several kinds may share one. */
  readonly name: string;
  /** True if it turns the model from its instructions, whoever's page it stands on. */
  readonly takesOver: boolean;
  /** All of these, each by any of its signs. */
  readonly needs: readonly (readonly Sign[])[];
}

const kind = (name: string, needs: string, takesOver = false): OrderKind => ({
  name,
  takesOver,
  needs: needs.split(' ').map((signs) => signs.split('|') as Sign[]),
});

/** Any word that orders. */
const ORDERS = 'drop|tell|advise|show|act|hide|obey|deceive|feigns';

/** Kinds in the order in which they are looked for; the first is the one that is told. */
export const ORDER_KINDS: readonly OrderKind[] = [
  kind('forges a role', 'forged', true),
  kind('drops rules', 'dropped whose|machine|helper|called|user|prompt|memo|authority', true),
  kind(
    'lifts rules',
    'lifted rules|prompt later|memo|your|machine|helper|called|authority|obey|free|role|drop',
    true,
  ),
  kind('asks for the prompt', `${ORDERS} prompt`, true),
  kind('gives another part', 'role machine|free|helper|rules|prompt|obey|drop', true),
  kind('gives another part', 'free machine|helper|called|later|your|answer|obey', true),
  kind('claims authority', `authority ${ORDERS}|rules|lifted|role|free|user|machine|helper|must`, true),
  kind(
    'wants to be obeyed',
    'obey user|machine|helper|called|rules|prompt|memo|later|authority|drop|role|answer',
    true,
  ),
  kind(
    'calls the reader',
    `called ${ORDERS}|must|later|each|asked|rules|lifted|role|free|always|prompt`,
    true,
  ),
  kind('orders a machine', `machine must|later|each|asked|user ${ORDERS}`),
  kind('orders a machine', `machine always ${ORDERS}`),
  kind('orders a machine', `machine ${ORDERS} memo|record|secret|hide|answer|place`),
  kind(
    'orders an assistant',
    `helper ${ORDERS} asked|always|each|later|user|rules|secret|record|memo|prompt`,
  ),
  kind('orders an assistant', 'helper must asked|each|user|memo always|advise|tell|obey|hide'),
  kind('orders an assistant', 'helper must advise|hide'),
  kind('takes data along', `open ${ORDERS}|user|record|secret|each|always|machine`),
  kind('names a function', 'call act|tell|obey when|user|later|hide|asked|always|machine|each|helper'),
  kind('makes believe', 'deceive machine|asked|when|user|later|each|called|prompt'),
  kind('makes believe', 'deceive helper must|always'),
  kind('waits for a word', 'when hide|advise|obey|free'),
  kind('waits for a word', 'when act|tell|show secret|record|tool|place|each|answer'),
  kind('asks visitors', 'partner secret act|tell|show hide|place'),
  kind('asks visitors', 'partner act|tell place hide|always|each'),
  kind('keeps from the user', 'user hide'),
  kind('answers for the user', `asked ${ORDERS}`),
  kind('answers for the user', 'user always|later tell|advise|obey'),
  kind('answers for the user', 'user record|secret act|show|tell'),
  kind('shapes every answer', 'each drop|tell|advise|act|hide|obey|picture|image|must|always'),
  kind('waits for later', 'later tell|advise|hide|show|role|obey|drop|free'),
  kind('waits for later', 'later act record|secret|tool|user|memo|hide|each|place'),
  kind('sends away', 'user|record|secret act|show|tell|drop place'),
  kind('gives away', 'secret show|act|tell prior|user|machine|helper|hide|later|record'),
  kind('gives away', 'record show|act|drop machine|helper|hide|later|user|tool|each'),
  kind('uses a tool', 'tool act|tell later|hide|asked|each|machine|helper|user'),
  kind('speaks of itself', 'memo hide|prompt'),
  kind('speaks of itself', 'memo act|tell each|later|machine|user'),
  kind('speaks of itself', 'memo record act prior|each'),
  kind('speaks of itself', 'memo obey|drop|later rules|must|always|prior|obey'),
  kind('acts unseen', 'hide act|tell|show record|secret|tool|place|user|answer'),
  kind('puts into answers', 'picture|image act|tell|show answer|each'),
  kind('puts into answers', 'image each|answer|user|always|record|later|act'),
  kind('shapes answers', 'answer act|tell|advise later|machine|helper|user|called|place|picture'),
  kind('speaks for something', 'advise always|each|later|user|answer'),
  kind('tells whatever reads', `device reads ${ORDERS}`),
  kind('tells whatever reads', `device feigns|settled ${ORDERS}`),
];
