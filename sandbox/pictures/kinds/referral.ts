import { drawn } from '../drawn';
import type { Mall } from '../mall';
import { svgDocument } from '../svg';

/** The present of the referral page, 640 × 480 on no ground of its own: two friends and what both get. */
export function referralPicture(mall: Mall): string {
  return svgDocument(640, 480, 'A present for you and your friend', '', drawn(mall, 'scenes/referral'));
}
