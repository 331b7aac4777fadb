import type { CallName } from '@/contract/calls';
import type { ClientOptions } from './client';
import type { Mall } from './known';

export interface CheckOptions extends ClientOptions {
  mall: Mall;
  /** Where the mall's sites are, as `https://mall.example`. */
  origins: readonly string[];
  /** The number of a test member. Without it only what a visitor may call is tried. */
  mobile?: string | undefined;
  /** Gives the OTP that the member got, or nothing. */
  askOtp?: () => Promise<string | undefined>;
  /** Only these calls, and what they need. */
  only?: readonly CallName[] | undefined;
  /** Also what changes something. */
  writes?: boolean;
  /** Also an order, which spends points. Needs `writes`. */
  orders?: boolean;
  /** YYYY-MM-DD. Without it, the day of this machine. */
  today?: string;
  /** Stops before the next call. What can be put back is put back. */
  signal?: AbortSignal;
  /** Called before each call. */
  onCall?: (call: CallName) => void;
}
