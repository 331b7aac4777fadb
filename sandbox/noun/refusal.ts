import type { WireBody } from '@/contract/call';

/** A refusal in the envelope: HTTP 200 with a `statusCode` other than 100. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly statusCode: number,
    readonly description: string,
    /** The values that the call declares as its `rejection`. */
    readonly details?: unknown,
  ) {
    super(description);
  }
}

/** An answer that follows no schema of a call, such as the one for too many login attempts. */
export class PlainAnswer extends Error {
  override readonly name = 'PlainAnswer';

  constructor(readonly body: WireBody) {
    super('plain answer');
  }
}

export type UnauthorisedReason = 'refresh' | 'expired' | 'invalid';

/**
 * The texts that tell the app what to do. It looks for 'refresh' first, then for 'expired' and 'invalid'
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

/** Refuses a call with a `statusCode` (usually 102) and the sentence that the app shows. */
export function refuse(statusCode: number, description: string, details?: unknown): never {
  throw new Refusal(statusCode, description, details);
}

/** Answers with HTTP 401: `refresh` if the refresh token is still valid, one of the others if not. */
export function unauthorised(reason: UnauthorisedReason): never {
  throw new Unauthorised(reason);
}
