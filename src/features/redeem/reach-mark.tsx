import { IconCheck } from '@tabler/icons-react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { pointsUnit } from '@/components/points';
import type { Product } from '@/contract/products';
import { formatPoints } from '@/lib/points';
import { missingFor } from '@/lib/reward-reach';
import { useToday } from '@/ui/hooks/use-today';
import styles from './product-item.module.css';

interface ReachMarkProps {
  product: Product;
  /** Points that may be spent. */
  balance: number;
}

/** Whether the balance is enough for a product, or what is missing (docs/product/redeem.md#within-my-points). */
export function ReachMark({ product, balance }: ReachMarkProps) {
  const texts = textsOf(redeemTexts);
  const missing = missingFor(product, balance, useToday());
  if (missing === undefined) return null;
  return missing === 0 ? (
    <span className={styles.within}>
      <IconCheck size={14} aria-hidden />
      <span>{texts.enough}</span>
    </span>
  ) : (
    <span className={styles.missing}>
      {fill(texts.more, { points: `${formatPoints(missing)} ${pointsUnit()}` })}
    </span>
  );
}
