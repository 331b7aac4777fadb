import type { Guideline } from '@/contract/bills';
import type { Context } from '../noun/handler';

const texts = [
  [1, 'Hold the phone still, so that every word is sharp.'],
  [2, 'Show the whole bill, from the name of the shop to the total.'],
  [3, 'Take the photo in good light, without shadows.'],
  [4, 'Put one bill on a plain surface, flat and alone.'],
] as const;

/** How to photograph a bill, each with a good example and a bad one. */
export function guidelinesOf({ pictureUrl }: Context): Guideline[] {
  return texts.map(([number, text]) => ({
    text,
    correctImage: pictureUrl(`guidelines/${number}-correct`),
    wrongImage: pictureUrl(`guidelines/${number}-wrong`),
  }));
}
