import type { Call, ReplyOf, RequestOf } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import type { Known } from './known';

/** Why a call cannot be tried, in words for its engineers. A step throws it in place of a request. */
export class NotTried extends Error {
  override name = 'NotTried';
}

/** One call of the plan. */
export interface Step {
  call: CallName;
  /** Whose token it carries. */
  as: 'visitor' | 'member';
  /** The calls whose answers its request needs. */
  after: readonly CallName[];
  /** What it leaves behind, where the contract has no way back. */
  leaves?: string;
  /** Its request, or why it cannot be tried. */
  request(known: Known): Record<string, unknown> | NotTried;
  /** Keeps what later calls need. */
  learn?(reply: unknown, known: Known): void;
  /** Names what an earlier answer has promised and this one does not hold. */
  misses?(reply: unknown, known: Known): string | undefined;
}

type Calls = typeof calls;

interface Options<Name extends CallName> {
  after?: readonly CallName[];
  as?: 'visitor' | 'member';
  leaves?: string;
  /** Throws `NotTried` where something is missing. */
  request(known: Known): RequestOf<Calls[Name]>;
  learn?(reply: ReplyOf<Calls[Name]>, known: Known): void;
  misses?(reply: ReplyOf<Calls[Name]>, known: Known): string | undefined;
}

/** Declares a step. Calls that need a logged-in customer are sent as the member, the others as a visitor. */
export function step<Name extends CallName>(
  call: Name,
  { after = [], as, request, learn, misses, leaves }: Options<Name>,
): Step {
  const { audience }: Pick<Call, 'audience'> = calls[call];
  return {
    call,
    as: as ?? (audience === 'customer' ? 'member' : 'visitor'),
    after,
    ...(leaves !== undefined && { leaves }),
    request: (known) => {
      try {
        return request(known);
      } catch (error) {
        if (error instanceof NotTried) return error;
        throw error;
      }
    },
    // Replies are decoded by this very call.
    ...(learn && { learn: (reply, known) => learn(reply as ReplyOf<Calls[Name]>, known) }),
    ...(misses && { misses: (reply, known) => misses(reply as ReplyOf<Calls[Name]>, known) }),
  };
}

/** A value that an earlier answer should have given. Throws `NotTried` where it has not. */
export function given<T>(value: T | undefined | null | '', what: string): T {
  if (value === undefined || value === null || value === '') throw new NotTried(`There is no ${what}.`);
  return value;
}

export const site = ({ mall }: Known) => ({ merchantId: mall.id, platform: mall.platform });
export const visitor = (known: Known) => ({ ...site(known), customerId: '' });
export const member = (known: Known) => ({ ...site(known), customerId: known.customerId ?? '' });
