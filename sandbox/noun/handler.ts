import type { ReplyOf, RequestOf } from '@/contract/call';
import type { CallName, calls } from '@/contract/calls';
import type { Db } from '../database/db';
import type { Write } from '../database/open-database';
import type { BillFiles } from './bill-files';
import type { Faults } from './faults';
import type { Outbox } from './outbox';
import type { PicturePath } from './picture-path';
import { unauthorised } from './refusal';
import type { Repeats } from './repeats';
import type { SandboxMerchant } from './sandbox-merchant';
import type { SeedMall } from './seed-mall';
import type { MerchantSettings } from './settings';
import type { Telemetry } from './telemetry';
import type { VapidKeys } from './vapid-keys';

/** The shared values of all parts of the sandbox. */
export interface Services {
  /** For reads; writes go through `write`. */
  db: Db;
  write: Write;
  now(): Date;
  billFiles: BillFiles;
  outbox: Outbox;
  faults: Faults;
  telemetry: Telemetry;
  /** What push messages are signed with. */
  vapid: VapidKeys;
  repeats: Repeats;
  merchants: ReadonlyMap<string, SandboxMerchant>;
  seedMall: SeedMall;
  /** Four digits. */
  makeOtp(): string;
  /** What one hash of an OTP costs (`hashCostOf`). */
  hashCost: number;
  /** The key of the `_k` cipher. */
  payloadKey(merchantId: string): string;
  /** Aborted when the sandbox closes. */
  closing: AbortSignal;
}

/** The customer of a valid token, at the merchant of the token. */
export interface SignedIn {
  customerId: number;
  merchantId: string;
  sessionId: string;
}

export interface Context extends Services {
  merchant: SandboxMerchant;
  settings: MerchantSettings;
  /** The customer who sends the request. Undefined for a visitor, and for calls without an access token. */
  customer: SignedIn | undefined;
  /** The token of a `refreshAuthToken`. */
  refreshToken: string;
  /** Scheme, host and port of the request. */
  origin: string;
  /** The absolute address of one of the merchant's pictures. */
  pictureUrl(path: PicturePath): string;
}

/** Answers one call: turns its decoded request into its reply, or throws through `refuse` and `unauthorised`. */
export type Handler<Name extends CallName> = (
  request: RequestOf<(typeof calls)[Name]>,
  context: Context,
) => Promise<ReplyOf<(typeof calls)[Name]>>;

export type Handlers = { [Name in CallName]: Handler<Name> };

/** The customer of a call with the audience `customer`. Such a call never reaches a handler without a customer. */
export function signedIn({ customer }: Context): SignedIn {
  return customer ?? unauthorised('invalid');
}
