import type { Db } from '../database/db';
import type { SeededMall } from '../noun/noun';
import { type BannerNumber, bannerNumbers } from '../noun/picture-path';
import { seeded } from '../shared/seeded';
import { sampleBanners } from './sample-banners';
import { banners } from './tables';

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
