/** What the configuration of the tests hands on to them. */
import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the OpenAI-compatible server (`support/models/openai-stand-in.ts`). */
    readonly openAiUrl: string;
    /** The address of the messaging platforms, without a slash at the end (`support/platforms/platform-stand-in.ts`). */
    readonly platformUrl: string;
    /** Of the long conversation: its turns (null in the suite, where it is short) and what its chances are drawn from. */
    readonly simulation: { readonly turns: number | null; readonly seed: number };
    /** Memories of the stores that maintenance is measured on; null in the suite, where they are small. */
    readonly memories: number | null;
    /** Whether the cost of awkward texts is measured, which takes minutes. */
    readonly fuzz: boolean;
  }
}
