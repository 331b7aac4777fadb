import type { Call, ReplyOf, RequestOf } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { shiftDays } from '@/lib/days';
import { fieldsOf } from '../spec/json-schema';
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

/** Where the fields of requests come from, by their proper names. They throw `NotTried` where something is missing. */
const sources = {
  merchantId: ({ mall }) => mall.id,
  platform: ({ mall }) => mall.platform,
  appVersion: ({ mall }) => mall.appVersion,
  loginThrough: ({ mall }) => mall.loginThrough,
  customerId: ({ customerId = '' }, as) => (as === 'member' ? customerId : ''),
  userId: ({ customerId = '' }) => customerId,
  mobileNumber: ({ mobile = '' }) => mobile,
  loyaltyId: ({ merchant }) => given(merchant?.loyaltyId, 'loyalty id of the member'),
  pincode: ({ customer }) => given(customer?.pincode, 'pincode of the member'),
  locationId: ({ locationId }) => given(locationId, 'location'),
  brandId: ({ brandOfMall }) => given(brandOfMall, 'brand in the directory').id,
  floorId: ({ floorId }) => given(floorId, 'floor in the directory'),
  offerId: ({ offerId }) => given(offerId, 'offer in the list'),
  orderId: ({ orderId }) => given(orderId, 'order of the member'),
  productMerchantId: ({ product }) => given(product, 'product in the list').id,
  productId: ({ product }) => given(product, 'product in the list').productId,
  day: ({ today }) => shiftDays(today, 1),
  currentDate: ({ today }) => today,
  people: () => 1,
  page: () => 1,
  search: () => '',
  searchBy: () => '',
  browser: () => 'Chrome',
} satisfies Record<string, (known: Known, as: Step['as']) => unknown>;

type Calls = typeof calls;
/** What a request has that no source gives, and what it has instead of a source. */
type Own<Request> = Omit<Request, keyof typeof sources> & Partial<Request>;

interface Options<Name extends CallName> {
  after?: readonly CallName[];
  as?: 'visitor' | 'member';
  leaves?: string;
  /** Throws `NotTried` where something is missing. */
  request?(known: Known): Own<RequestOf<Calls[Name]>>;
  learn?(reply: ReplyOf<Calls[Name]>, known: Known): void;
  misses?(reply: ReplyOf<Calls[Name]>, known: Known): string | undefined;
}

/**
 * Declares a step. Calls that need a logged-in customer are sent as the member, the others as a visitor. The fields that a
 * request needs come from their sources, unless the step gives them itself.
 */
export function step<Name extends CallName>(call: Name, options: Options<Name> = {}): Step {
  const { after = [], request, learn, misses, leaves } = options;
  const { audience, request: schema }: Pick<Call, 'audience' | 'request'> = calls[call];
  const { as = audience === 'customer' ? 'member' : 'visitor' } = options;
  const needed = Object.entries(fieldsOf(schema) ?? {}).flatMap(([name, field]) =>
    isSource(name) && field.schema._zod.optin !== 'optional' ? [name] : [],
  );
  return {
    call,
    as,
    after,
    ...(leaves !== undefined && { leaves }),
    request: (known) => {
      try {
        const own: Record<string, unknown> = request?.(known) ?? {};
        const others = needed.filter((name) => !(name in own));
        return { ...Object.fromEntries(others.map((name) => [name, sources[name](known, as)])), ...own };
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

function isSource(name: string): name is keyof typeof sources {
  return name in sources;
}

/** A value that an earlier answer should have given. Throws `NotTried` where it has not. */
export function given<T>(value: T | undefined | null | '', what: string): T {
  if (value === undefined || value === null || value === '') throw new NotTried(`There is no ${what}.`);
  return value;
}

export const site = ({ mall }: Known) => ({ merchantId: mall.id, platform: mall.platform });
export const member = (known: Known) => ({ ...site(known), customerId: known.customerId ?? '' });
