/** What the messaging platforms of the tests receive, and what they answer. */

/** A call that a platform received. */
export interface PlatformRequest {
  readonly method: string;
  /** The path behind the segment of the test. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** What it was answered with. */
  readonly answered?: unknown;
}

/** What the next call comes to. */
export interface ScriptedAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The call arrived, and the connection is lost: with the first byte of the answer, or before it. */
  readonly isLost?: 'in the answer' | 'before the answer';
}
