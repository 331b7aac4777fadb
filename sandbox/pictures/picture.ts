import { sampleBrands } from '../brands/sample-brands';
import { sampleShops } from '../brands/sample-shops';
import { sampleFloors } from '../brands/units';
import { bannerNumbers, type PicturePath, productPicture, sixNumbers } from '../noun/picture-path';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { drawn } from './drawn';
import { drawBill, drawGuideline } from './kinds/bill';
import { drawBrand, drawOffer, drawStore } from './kinds/brand';
import { drawFloorPlan } from './kinds/floor-plan';
import { drawBanner, drawLaunch, drawNotification } from './kinds/poster';
import { drawProduct } from './kinds/product';
import { type Mall, mallOf } from './mall';
import { svgDocument } from './svg';

type Drawing = readonly [path: PicturePath, draw: (mall: Mall) => string];

/** Every picture that the sandbox serves, with what draws it. */
export const drawings: ReadonlyMap<string, Drawing[1]> = new Map<PicturePath, Drawing[1]>([
  ...sampleBrands.flatMap((brand): Drawing[] => [
    ...([1, 2, 3, 4] as const).map((view): Drawing => {
      return [productPicture(brand.slug, view), (mall) => drawProduct(mall, brand, view)];
    }),
    [`offers/${brand.slug}`, (mall) => drawOffer(mall, brand)],
  ]),
  ...sampleShops.flatMap((shop): Drawing[] => [
    [`brands/${shop.slug}`, (mall) => drawBrand(mall, shop)],
    [`stores/${shop.slug}`, (mall) => drawStore(mall, shop)],
  ]),
  ...bannerNumbers.flatMap((number) =>
    ([1, 2, 3] as const).map((widthClass): Drawing => {
      return [`banners/${number}-${widthClass}`, (mall) => drawBanner(mall, number, widthClass)];
    }),
  ),
  ...([1, 2, 3] as const).map((number): Drawing => {
    return [`launch/${number}`, (mall) => drawLaunch(mall, number)];
  }),
  ...([0, 1] as const).flatMap((place) =>
    sampleFloors[place].map(({ level }): Drawing => {
      return [`floor-plans/${place}-${level}`, (mall) => drawFloorPlan(mall, place, level)];
    }),
  ),
  ...sixNumbers.flatMap((number): Drawing[] => [
    [`bills/${number}`, (mall) => drawBill(mall, number)],
    [`notifications/${number}`, (mall) => drawNotification(mall, number)],
  ]),
  ...([1, 2, 3, 4] as const).flatMap((number) =>
    (['correct', 'wrong'] as const).map((verdict): Drawing => {
      return [`guidelines/${number}-${verdict}`, (mall) => drawGuideline(mall, number, verdict)];
    }),
  ),
  ['referral/gift', drawReferral],
]);

/**
 * The SVG at a path, with or without `.svg`, in the merchant's colours, or `undefined`. The same merchant and path always
 * give the same bytes.
 */
export function pictureFor(path: string, merchant: SandboxMerchant): string | undefined {
  return drawings.get(path.replace(/\.svg$/, ''))?.(mallOf(merchant));
}

/** The present of the referral page, 640 × 480 on no ground of its own: two friends and what both get. */
function drawReferral(mall: Mall): string {
  return svgDocument(640, 480, 'A present for you and your friend', '', drawn(mall, 'scenes/referral'));
}
