import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import type { Product } from '@/contract/products';
import { expiryOf } from './catalogue-rules';

interface ExpiryProps {
  product: Product;
  format: 'short' | 'long';
  className: string | undefined;
}

/** The product's expiry date in a sentence, or its custom text. Without both, its place stays empty. */
export function Expiry({ product, format, className }: ExpiryProps) {
  const expiry = expiryOf(product, format);
  const { validTill } = textsOf(redeemTexts);
  const text = 'text' in expiry ? expiry.text : expiry.date && fill(validTill, expiry);
  return <span className={className}>{text}</span>;
}
