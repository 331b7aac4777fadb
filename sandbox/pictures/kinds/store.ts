import { mix } from '@/lib/color';
import { darkEnough, hexOr } from '../color';
import { drawn } from '../drawn';
import type { Mall } from '../mall';
import { svgDocument } from '../svg';
import { storefront } from './storefront';

/** A brand's shop front in the mall's hall, 960 × 540. */
export function storePicture(mall: Mall, slug: string): string {
  const { brandName: name, color: own, like } = mall.subjects.shop(slug);
  const color = darkEnough(mix(hexOr(own, mall.primary), mall.primary, 0.15));
  const front = storefront(mall, { slug, name, like, color });
  return svgDocument(960, 540, name, '', drawn(mall, 'frames/hall', { front }));
}
