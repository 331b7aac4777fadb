import { sampleBanners } from '../banners/sample-banners';
import { printedBill } from '../bills/printed-bill';
import { sampleBrandOf } from '../brands/sample-brands';
import type { Subjects } from '../pictures/subjects';
import { sampleShopOf } from '../stores/sample-shops';
import { sampleFloors, unitsOf } from '../stores/units';

/** What the sample pictures show: the same brands, banners and bills that the calls answer with. */
export const subjects: Subjects = {
  brand: sampleBrandOf,
  banner: (number) => sampleBanners[number],
  shop: sampleShopOf,
  floor: (merchantId, place, level) => ({
    name: sampleFloors[place][level]?.name ?? '',
    units: unitsOf(merchantId, place, level),
  }),
  bill: printedBill,
};
