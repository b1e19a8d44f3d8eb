/**
 * What the evaluation compares Strata with. Every peer gets the messages and questions that Strata gets, conversation by
 * conversation, in the best configuration found on the development files that its own documentation offers.
 */
import type { TranscriptMessage } from '../../support/transcript.ts';

/** A retriever over one conversation. */
export interface Peer {
  /** Takes messages after those that it has. */
  index(messages: readonly TranscriptMessage[]): Promise<void>;
  /** External ids of at most `k` messages, best first. */
  search(question: string, k: number): Promise<string[]>;
}

/** A kind of retriever; `open` makes one for a conversation, `close` ends what they share. */
export interface PeerKind {
  readonly name: string;
  open(conversation: string): Peer;
  close(): Promise<void>;
}

/** A kind that lives in this process and leaves nothing behind. */
export const inProcess = (name: string, open: () => Peer): PeerKind => ({
  name,
  open,
  close: () => Promise.resolve(),
});
