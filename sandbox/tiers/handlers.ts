import type { Tier, TierDetails } from '@/contract/membership';
import { code128 } from '@/lib/code128';
import type { Db } from '../database/db';
import { rowsWith } from '../database/rows';
import { ownCustomer } from '../members/find-customer';
import { nameOf } from '../members/name-of';
import { people } from '../members/sample-people';
import type { Context, Handlers } from '../noun/handler';
import type { SeededMall } from '../noun/noun';
import { unauthorised } from '../noun/refusal';
import { tierNames } from '../noun/settings';
import { balanceOf } from '../points/post-points';
import { hashOf } from '../shared/seeded';
import { tiers } from './tables';

/** Means a range without an end (docs/wire.md#codes). */
const noEnd = 9_999_999_999;

export const tierHandlers = {
  async getLoyaltyProgramTierDetails(_request, context): Promise<TierDetails> {
    const { db, merchant, settings } = context;
    const { customer, membership } = await ownCustomer(db, context);
    if (!membership) return unauthorised('invalid');
    const all = await rowsWith(db, tiers, { merchantId: merchant.id });
    const rows = all.slice(0, settings.tierCount);
    const balance = (await balanceOf(db, membership.id)) / 100;
    const position = membership.tier ? Math.min(membership.tier, rows.length) : 0;
    const [current, next] = [rows[position - 1], rows[position]];
    const away = next && current ? Math.max(0, next.rangeStart - balance) : 0;
    const membershipId = membershipIdOf(merchant.id, customer.mobile);
    return {
      tiers: rows.map((row, index) => toTier(row, rows[index + 1], context)),
      currentTierId: current ? String(current.position) : '',
      currentTierName: current?.name ?? '',
      balance,
      programName: merchant.programName,
      programShortName: initials(merchant.programName),
      awayFromNextTier: away > 0 ? String(away) : '',
      nextTierName: away > 0 ? (next?.name ?? '') : '',
      categoryRates: current?.rates ?? [],
      membershipId,
      holderName: nameOf(customer),
      barCode: settings.barCodePicture ? barCodePicture(membershipId) : '',
    };
  },
} satisfies Partial<Handlers>;

/** No mobile number begins with 1. Who has long names and many points has a long number as well. */
function membershipIdOf(merchantId: string, mobile: string): string {
  const digits = String(hashOf(`${merchantId} ${mobile}`) % 1_000_000_000).padStart(9, '0');
  return `1${digits}`.repeat(mobile === people.padma.mobile ? 4 : 1);
}

type Row = typeof tiers.$inferSelect;

function toTier(row: Row, next: Row | undefined, { settings }: Context): Tier {
  return {
    ...row,
    id: String(row.position),
    rangeEnd: next ? next.rangeStart - 1 : noEnd,
    pointsPerUnit: settings.pointsPerUnit || undefined,
    currencyPerUnit: settings.currencyPerUnit || undefined,
  };
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');
}

/** The bar code as an SVG in a data: address. */
function barCodePicture(membershipId: string): string {
  const code = code128(membershipId);
  if (!code) return '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${code.width * 2}" height="80" viewBox="0 0 ${code.width} 40" preserveAspectRatio="none"><path fill="#fff" d="M0 0h${code.width}v40H0z"/><path d="${code.bars.map(({ x, width }) => `M${x} 0h${width}v40h-${width}z`).join('')}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The points at which each tier starts, and the points that it earns per ₹100. */
const steps = [
  { rangeStart: 0, earnPoints: 1 },
  { rangeStart: 5_000, earnPoints: 1.5 },
  { rangeStart: 20_000, earnPoints: 2 },
  { rangeStart: 50_000, earnPoints: 3 },
] as const;

/** Categories with another earn rate than their tier. */
const categories: [category: string, factor: number, currencySpent: number][] = [
  ['Fashion & Footwear', 2, 100],
  ['Food & Beverage', 1.5, 100],
  ['Entertainment', 1, 100],
  ['Home & Living', 1, 100],
  ['Electronics', 1, 200],
  ['Hypermarket', 0.5, 100],
];

export async function seedTiers(tx: Db, { merchant }: SeededMall): Promise<void> {
  await tx.insert(tiers).values(
    steps.map(({ rangeStart, earnPoints }, index) => ({
      merchantId: merchant.id,
      position: index + 1,
      name: tierNames[index] ?? '',
      rangeStart,
      currencySpent: 100,
      earnPoints,
      rates: categories.map(([category, factor, currencySpent]) => ({
        category,
        currencySpent,
        earnPoints: earnPoints * factor,
      })),
    })),
  );
}
