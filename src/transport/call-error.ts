/** Every way in which a call can fail; nothing else reaches a screen. */
export type Failure =
  /** The network was not there or broke off. */
  | { kind: 'offline' }
  /** No complete answer within the limit. */
  | { kind: 'timeout' }
  /** The backend understood and refused. `details` is what the call declares as its `rejection`. */
  | { kind: 'rejected'; statusCode: number | undefined; description: string; details?: unknown }
  /** The session is not good (any more); see `session/unauthorised.ts` for what follows. */
  | { kind: 'unauthorised'; reason: 'refresh' | 'ended' | 'unknown'; description: string }
  /** An answer that cannot be used: no JSON, an HTML error page, missing or wrong fields. */
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

/** The failure behind an error; what no call threw counts as malformed. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallError ? error.failure : { kind: 'malformed' };
}

/**
 * Whether this failure ends the session. The session then leads away and shows its own message, so nothing else is
 * shown.
 */
export function endsSession(failure: Failure): boolean {
  return failure.kind === 'unauthorised' && failure.reason !== 'unknown';
}

/** The refusal behind an error, if it is one. */
export function refusalOf(error: unknown): Extract<Failure, { kind: 'rejected' }> | undefined {
  const failure = failureOf(error);
  return failure.kind === 'rejected' ? failure : undefined;
}
