import type { Db } from '../database/db';
import { rowsWith } from '../database/rows';
import type { Handlers } from '../noun/handler';
import type { SeededMall } from '../noun/noun';
import { type BannerNumber, bannerNumbers } from '../noun/picture-path';
import { seeded } from '../shared/seeded';
import { sampleBanners } from './sample-banners';
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

export async function seedBanners(tx: Db, { merchant }: SeededMall): Promise<void> {
  await tx.insert(banners).values(
    orderOf(merchant.id).map((number) => {
      const { headline, label, redirectUrl } = sampleBanners[number];
      return {
        merchantId: merchant.id,
        number,
        title: headline.join(' '),
        label: `${label} at ${merchant.name}`,
        redirectUrl,
      };
    }),
  );
}

/** Every mall has its banners in another order, so that no two malls begin with the same picture. */
function orderOf(merchantId: string): BannerNumber[] {
  const random = seeded(`banners ${merchantId}`);
  const left = [...bannerNumbers];
  return bannerNumbers.flatMap(() => left.splice(Math.floor(random.next() * left.length), 1));
}
