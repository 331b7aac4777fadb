import { sampleBanners } from '../banners/sample-banners';
import { printedBill } from '../bills/printed-bill';
import { sampleBrandOf } from '../brands/sample-brands';
import { sampleShopOf, sampleShops } from '../brands/sample-shops';
import { sampleFloors, unitsOf } from '../brands/units';
import type { Subjects } from '../pictures/subjects';

/** The content of the sample pictures: the same brands, banners and bills as in the answers of the calls. */
export const subjects: Subjects = {
  brand: sampleBrandOf,
  banner: (number) => sampleBanners[number],
  shop: sampleShopOf,
  shops: new Set(sampleShops.map(({ slug }) => slug)),
  floor: (merchantId, place, level) => ({
    name: sampleFloors[place][level]?.name ?? '',
    units: unitsOf(merchantId, place, level),
  }),
  bill: printedBill,
};
