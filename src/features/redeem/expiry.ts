import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import type { Product } from '@/contract/products';
import { expiryText } from './catalogue-rules';

/** The product's expiry date in a sentence, or its custom text. */
export function expiryOf(product: Product): string {
  const { validTill } = textsOf(redeemTexts);
  return expiryText(product, (date) => fill(validTill, { date }));
}
