import { type Picture, pictureAt } from './address';
import { bannerPicture } from './kinds/banner';
import { billPicture } from './kinds/bill';
import { brandPicture } from './kinds/brand';
import { floorPlanPicture } from './kinds/floor-plan';
import { guidelinePicture } from './kinds/guideline';
import { launchPicture } from './kinds/launch';
import { notificationPicture } from './kinds/notification';
import { offerPicture } from './kinds/offer';
import { productPicture } from './kinds/product';
import { referralPicture } from './kinds/referral';
import { storePicture } from './kinds/store';
import { type Mall, mallOf, type PictureMerchant } from './mall';
import type { Subjects } from './subjects';

/**
 * The SVG with the name `<kind>/<slug>`, with or without `.svg`, in the merchant's colours, or `undefined`. The same
 * merchant and path always give the same bytes.
 */
export function pictureFor(path: string, merchant: PictureMerchant, subjects: Subjects): string | undefined {
  const picture = pictureAt(path, subjects.shops);
  return picture && svgOf(picture, mallOf(merchant, subjects));
}

function svgOf(picture: Picture, mall: Mall): string {
  switch (picture.kind) {
    case 'products':
      return productPicture(mall, picture.slug, picture.view ?? 1);
    case 'brands':
      return brandPicture(mall, picture.slug);
    case 'banners':
      return bannerPicture(mall, picture.number, picture.widthClass);
    case 'launch':
      return launchPicture(mall, picture.number);
    case 'offers':
      return offerPicture(mall, picture.slug);
    case 'floor-plans':
      return floorPlanPicture(mall, picture.place, picture.level);
    case 'stores':
      return storePicture(mall, picture.slug);
    case 'bills':
      return billPicture(mall, picture.number);
    case 'referral':
      return referralPicture(mall);
    case 'guidelines':
      return guidelinePicture(mall, picture.number, picture.verdict);
    case 'notifications':
      return notificationPicture(mall, picture.number);
  }
}
