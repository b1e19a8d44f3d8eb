/** Walks through the bytes of a stream, as files and what is unpacked give them. */

/** The bytes of a stream. Not every browser lets a stream be walked by itself. */
export async function* bytesIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Of a file of which only the beginning was wanted the rest is not read.
    void reader.cancel().catch(() => undefined);
  }
}
