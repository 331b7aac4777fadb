import type { WireBody } from '@/contract/call';

/** A refusal in the envelope: HTTP 200 with a `statusCode` other than 100. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly statusCode: number,
    readonly description: string,
    /** What the call declares as its `rejection`. */
    readonly details?: unknown,
  ) {
    super(description);
  }
}

/** An answer whose body follows no call's schema, such as the one for too many login attempts. */
export class PlainAnswer extends Error {
  override readonly name = 'PlainAnswer';

  constructor(readonly body: WireBody) {
    super('plain answer');
  }
}

export type UnauthorisedReason = 'refresh' | 'expired' | 'invalid';

/**
 * The texts that the app decides by: 'refresh' is looked for first, then 'expired' and 'invalid'
 * (docs/wire.md#a-refused-token).
 */
const unauthorisedTexts: Record<UnauthorisedReason, string> = {
  refresh: 'Token expired, please refresh',
  expired: 'Session has expired',
  invalid: 'Token is invalid',
};

export class Unauthorised extends Error {
  override readonly name = 'Unauthorised';

  constructor(readonly reason: UnauthorisedReason) {
    super(unauthorisedTexts[reason]);
  }
}

/** Answers with a `statusCode` of its own (102 for "no") and the words that the app shows. */
export function refuse(statusCode: number, description: string, details?: unknown): never {
  throw new Refusal(statusCode, description, details);
}

/** Answers with HTTP 401: `refresh` when the refresh token still helps, the others when it does not. */
export function unauthorised(reason: UnauthorisedReason): never {
  throw new Unauthorised(reason);
}
