import { and, asc, eq, like, or, type SQL } from 'drizzle-orm';
import type { Offer } from '@/contract/offers';
import { rowWith } from '../database/rows';
import type { Context, Handlers } from '../noun/handler';
import { offers } from './tables';

const pageSize = 20;

export const offerHandlers = {
  async getMerchantOffers({ page, search }, context) {
    const rows = await offersOf(context, search);
    const wanted = context.settings.offerCount;
    const total = search ? Math.min(rows.length, wanted) : rows.length > 0 ? wanted : 0;
    const first = (Math.max(1, Math.floor(page)) - 1) * pageSize;
    const last = Math.min(first + pageSize, total);
    const shown = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
    return {
      offers: shown.flatMap((index) => {
        const row = rows[index % rows.length];
        return row ? [toOffer(row, Math.floor(index / rows.length), context)] : [];
      }),
      nextPage: last < total ? page + 1 : 0,
    };
  },

  async getOfferDetails({ offerId }, context) {
    const { db, merchant } = context;
    const id = Number.parseInt(offerId, 10) || 0;
    const row = await rowWith(db, offers, { id, merchantId: merchant.id });
    return { offer: row && toOffer(row, Number(offerId.split('-')[1] ?? 0), context) };
  },
} satisfies Partial<Handlers>;

/** The offers of one brand. */
export async function offersOfBrand(context: Context, slug: string): Promise<Offer[]> {
  const rows = await offersOf(context, '');
  return rows.filter(({ brandSlug }) => brandSlug === slug).map((row) => toOffer(row, 0, context));
}

function offersOf({ db, merchant }: Context, search: string) {
  const wanted: (SQL | undefined)[] = [eq(offers.merchantId, merchant.id)];
  if (search) {
    const pattern = `%${search.trim().replace(/[%_]/g, '')}%`;
    wanted.push(
      or(like(offers.brandName, pattern), like(offers.title, pattern), like(offers.subTitle, pattern)),
    );
  }
  return db
    .select()
    .from(offers)
    .where(and(...wanted))
    .orderBy(asc(offers.id));
}

/** `round` counts the repetitions in a list that is longer than the sample. It is part of their ids. */
function toOffer(row: typeof offers.$inferSelect, round: number, { merchant, pictureUrl }: Context): Offer {
  const [h1 = '', h2 = '', h3 = '', h4 = '', h5 = ''] = row.keyHighlights;
  return {
    ...row,
    id: round > 0 ? `${row.id}-${round}` : String(row.id),
    images: [
      pictureUrl(`offers/${row.brandSlug}`),
      pictureUrl(`products/${row.brandSlug}-2`),
      pictureUrl(`stores/${row.brandSlug}`),
    ],
    title: round > 0 ? `${row.title} (${round + 1})` : row.title,
    couponApplicable: row.couponCode !== '',
    locationCount: row.places.length,
    keyHighlight1: h1,
    keyHighlight2: h2,
    keyHighlight3: h3,
    keyHighlight4: h4,
    keyHighlight5: h5,
    merchantName: merchant.name,
    locations: row.places.map((place) => ({ ...place, merchantName: merchant.name })),
  };
}
