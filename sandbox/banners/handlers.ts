import { rowsWith } from '../database/rows';
import type { Handlers } from '../noun/handler';
import { banners } from './tables';

export const bannerHandlers = {
  async getBanners({ bannersFor }, { db, merchant, settings, pictureUrl }) {
    const rows = await rowsWith(db, banners, { merchantId: merchant.id });
    const widthClass = bannersFor === 2 || bannersFor === 3 ? bannersFor : 1;
    const shown = rows.slice(0, settings.bannerCount).map(({ number, title, redirectUrl, label }) => ({
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
} satisfies Partial<Handlers>;
