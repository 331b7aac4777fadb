/** Every way in which a call can fail. Screens see no other errors. */
export type Failure =
  /** There was no network, or it broke off. */
  | { kind: 'offline' }
  /** No complete answer within the limit. */
  | { kind: 'timeout' }
  /** The backend refused. `details` is what the call declares as its `rejection`. */
  | { kind: 'rejected'; statusCode: number | undefined; description: string; details?: unknown }
  /** The session is not valid (any more). `session/unauthorised.ts` says what happens then. */
  | { kind: 'unauthorised'; reason: 'refresh' | 'ended' | 'unknown'; description: string }
  /** An answer that the app cannot use: not JSON, an HTML error page, missing or wrong fields. */
  | { kind: 'malformed' };

export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    readonly failure: Failure,
    path: string,
    options?: ErrorOptions,
  ) {
    super(`${path}: ${failure.kind}`, options);
  }
}

/** The failure of an error. An error that no call has thrown counts as malformed. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallError ? error.failure : { kind: 'malformed' };
}

/**
 * Whether this failure ends the session. Then the session leaves the screen and shows its own message, so the screen
 * shows none.
 */
export function endsSession(failure: Failure): boolean {
  return failure.kind === 'unauthorised' && failure.reason !== 'unknown';
}

/** The refusal, if the error is one. */
export function refusalOf(error: unknown): Extract<Failure, { kind: 'rejected' }> | undefined {
  const failure = failureOf(error);
  return failure.kind === 'rejected' ? failure : undefined;
}
