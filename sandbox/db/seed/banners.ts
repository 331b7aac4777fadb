import type { SandboxMerchant } from '../../merchants';
import type { BannerNumber } from '../../pictures/address';
import type { Db } from '../open-database';
import { banners } from '../schema';

/** Title and address of the twelve banners that the pictures know, in their order. */
const campaigns: [title: string, redirectUrl: string][] = [
  ['Double points weekend', '/submit-bill'],
  ['New in the rewards catalogue', '/redeem'],
  ['Refer a friend, earn together', '/refer-friend'],
  ['Food court festival', '/offers'],
  ['Your membership, your benefits', '/membership'],
  ['Find every store', '/store-locator'],
  ['Plan your visit', '/visit'],
  ['Festive gifting', '/redeem'],
  ['Movie nights', '/offers'],
  ['Kids carnival', ''],
  ['End of season sale', 'https://offers.malls.example/season'],
  ['Tell us how we did', '/feedback'],
];

export async function seedBanners(tx: Db, merchant: SandboxMerchant): Promise<void> {
  await tx.insert(banners).values(
    campaigns.map(([title, redirectUrl], index) => ({
      merchantId: merchant.id,
      number: (index + 1) as BannerNumber, // twelve campaigns for the twelve pictures
      title,
      redirectUrl,
      label: `${title} at ${merchant.name}`,
    })),
  );
}
