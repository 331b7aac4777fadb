import { asc, eq } from 'drizzle-orm';
import { banners } from '../db/schema';
import { type Context, type Handlers, signedIn } from '../handler';
import { unauthorised } from '../refusal';
import { merchantDetailsFor, standingOf } from '../standing';

export const merchantHandlers = {
  async getMerchantDetails(_request, context) {
    return { merchant: await merchantDetailsFor(context.db, context, await ownStanding(context)) };
  },

  async getBanners({ bannersFor }, { db, merchant, settings, pictureUrl }) {
    const rows = await db
      .select()
      .from(banners)
      .where(eq(banners.merchantId, merchant.id))
      .orderBy(asc(banners.id))
      .limit(settings.bannerCount);
    const widthClass = bannersFor === 2 || bannersFor === 3 ? bannersFor : 1;
    const shown = rows.map(({ number, title, redirectUrl, label }) => ({
      image: pictureUrl({ kind: 'banners', number, widthClass }),
      title,
      redirectUrl,
      label,
    }));
    const [first] = shown;
    if (settings.hostileBanner && first) {
      shown.unshift({ ...first, title: 'A banner with a bad address', redirectUrl: 'javascript:alert(1)' });
    }
    return { banners: shown };
  },

  async getPushNotificationCount(_request, context) {
    const { membership } = await ownStanding(context);
    return { unread: membership?.unread ?? 0 };
  },
} satisfies Pick<Handlers, 'getMerchantDetails' | 'getBanners' | 'getPushNotificationCount'>;

async function ownStanding(context: Context) {
  const { customerId } = signedIn(context);
  return (await standingOf(context.db, context.merchant.id, customerId)) ?? unauthorised('invalid');
}
