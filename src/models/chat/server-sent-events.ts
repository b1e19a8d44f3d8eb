/** Server-sent events out of bytes, wherever the network cuts them: within a line, a line break or a character. */
import { createParser } from 'eventsource-parser';

/** Gives the data of each event as it is complete. */
export interface EventReader {
  push(bytes: Uint8Array): string[];
  /** Events before the end without the blank line that should follow them. */
  end(): string[];
}

/** A reader of one stream. Comments, names and ids of events are left out. */
export function createEventReader(): EventReader {
  const decoder = new TextDecoder();
  let complete: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => complete.push(data) });
  const taken = (): string[] => {
    const events = complete;
    complete = [];
    return events;
  };
  return {
    push: (bytes) => {
      parser.feed(decoder.decode(bytes, { stream: true }));
      return taken();
    },
    end: () => {
      parser.feed(`${decoder.decode()}\n\n`);
      return taken();
    },
  };
}
