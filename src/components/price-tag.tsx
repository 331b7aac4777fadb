import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { formatPoints } from '@/lib/points';
import { type PricedProduct, priceOn } from '@/lib/price';
import { useToday } from '@/ui/hooks/use-today';
import { Points } from './points';

interface PriceTagProps {
  product: PricedProduct;
  /** How the two prices stand beside each other. */
  className: string | undefined;
  size?: 'medium' | 'large';
  /** The points' short name, for screens that know a newer one than that of the login. */
  unit?: string | undefined;
}

/**
 * Today's price. While a special price is valid, the selling price is beside it, struck through. Screen readers do not
 * say that a text is struck through, so they get a word for it.
 */
export function PriceTag({ product, className, size = 'medium', unit }: PriceTagProps) {
  const { current, before } = priceOn(product, useToday());
  return (
    <span className={className}>
      <Points value={current} size={size} unit={unit} />
      {before === undefined ? null : (
        <>
          <span className="visually-hidden">
            {` ${fill(textsOf(commonTexts).was, { points: formatPoints(before) })}`}
          </span>
          <Points value={before} size="small" struck />
        </>
      )}
    </span>
  );
}
