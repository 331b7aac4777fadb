import { type Picture, pictureAt } from './address';
import { bannerPicture } from './kinds/banner';
import { brandPicture } from './kinds/brand';
import { productPicture } from './kinds/product';
import { type Mall, mallOf, type PictureMerchant } from './mall';

export { pictureUrl } from './address';

export interface PictureFile {
  contentType: 'image/svg+xml' | 'image/png';
  body: string | Uint8Array;
}

export function pictureFor(path: string, merchant: PictureMerchant): PictureFile | undefined {
  const picture = pictureAt(path);
  if (picture === undefined) return undefined;
  return { contentType: 'image/svg+xml', body: drawn(picture, mallOf(merchant)) };
}

function drawn(picture: Picture, mall: Mall): string {
  switch (picture.kind) {
    case 'products':
      return productPicture(mall, picture.slug, picture.view ?? 1);
    case 'brands':
      return brandPicture(mall, picture.slug);
    case 'banners':
      return bannerPicture(mall, picture.number, picture.widthClass);
    default:
      return '';
  }
}
