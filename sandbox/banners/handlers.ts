import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '../noun/handler';
import { banners } from './tables';

export const bannerHandlers = {
  async getBanners({ bannersFor }, { db, merchant, settings, pictureUrl }) {
    const rows = await db
      .select()
      .from(banners)
      .where(eq(banners.merchantId, merchant.id))
      .orderBy(asc(banners.id))
      .limit(settings.bannerCount);
    const widthClass = bannersFor === 2 || bannersFor === 3 ? bannersFor : 1;
    const shown = rows.map(({ number, title, redirectUrl, label }) => ({
      image: pictureUrl(`banners/${number}-${widthClass}`),
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
} satisfies Pick<Handlers, 'getBanners'>;
