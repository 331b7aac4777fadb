import type { SandboxMerchant } from '../../merchants';
import { type BannerNumber, bannerNumbers } from '../../pictures/address';
import { campaigns } from '../../pictures/kinds/campaigns';
import { seeded } from '../../pictures/seed';
import type { Db } from '../open-database';
import { banners } from '../schema';

/** Where each of the twelve pictured campaigns leads; one nowhere, one to another site. */
const addresses: Record<BannerNumber, string> = {
  1: '/redeem',
  2: '/offers',
  3: '/offers',
  4: '/submit-bill',
  5: 'https://sale.malls.example/monsoon',
  6: '/store-locator',
  7: '/visit',
  8: '/offers',
  9: '/redeem',
  10: '',
  11: '/redeem',
  12: '/offers',
};

export async function seedBanners(tx: Db, merchant: SandboxMerchant): Promise<void> {
  await tx.insert(banners).values(
    orderOf(merchant.id).map((number) => {
      const { headline, label } = campaigns[number];
      return {
        merchantId: merchant.id,
        number,
        title: headline.join(' '),
        label: `${label} at ${merchant.name}`,
        redirectUrl: addresses[number],
      };
    }),
  );
}

/** The campaigns in an order of the mall's own, so that no two malls open with the same picture. */
function orderOf(merchantId: string): BannerNumber[] {
  const random = seeded(`banners ${merchantId}`);
  const left = [...bannerNumbers];
  return bannerNumbers.flatMap(() => left.splice(Math.floor(random.next() * left.length), 1));
}
