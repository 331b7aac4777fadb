import { sampleBanners } from '../banners/sample-banners';
import { printedBill } from '../bills/printed-bill';
import { sampleBrandOf } from '../brands/sample-brands';
import type { Subjects } from '../pictures/subjects';
import { unitsOf } from '../stores/shops';

/** What the sample pictures show: the same brands, banners and bills that the calls answer with. */
export const subjects: Subjects = {
  brand: sampleBrandOf,
  banner: (number) => sampleBanners[number],
  shops: unitsOf,
  bill: printedBill,
};
