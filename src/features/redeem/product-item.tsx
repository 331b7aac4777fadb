import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { keepPictures } from '@/components/keep-pictures';
import { voucherMoney } from '@/components/money';
import { pointsUnit } from '@/components/points';
import { PriceTag } from '@/components/price-tag';
import type { Product } from '@/contract/products';
import { formatPoints } from '@/lib/points';
import { missingFor } from '@/lib/reward-reach';
import { useToday } from '@/ui/hooks/use-today';
import { Picture } from '@/ui/media/picture';
import ring from '@/ui/ring-over.module.css';
import { expiryText } from './catalogue-rules';
import styles from './product-item.module.css';
import { RelatedMarker } from './related';

interface ProductItemProps {
  product: Product;
  view: 'grid' | 'list';
  /** Whether the list shows its related products. */
  pressed: boolean;
  onRelated: (product: Product) => void;
  /** Whether it is one of those that are visible first. */
  first: boolean;
  /** Whether its picture is kept for a visit without a network. */
  keep: boolean;
  /** The points that may be spent. Undefined where that is not known, or none. */
  balance: number | 'awaited' | undefined;
}

const looks = {
  grid: {
    item: styles.card,
    link: `${ring.over} ${styles.cardLink}`,
    picture: styles.cardPicture,
    radius: 'none',
  },
  list: { item: styles.row, link: `${ring.over} ${styles.rowLink}`, picture: styles.thumb, radius: 'small' },
} as const;

/** A product: a card in the grid, a row in the list. */
export const ProductItem = memo(function ProductItem({
  product,
  view,
  pressed,
  onRelated,
  first,
  keep,
  balance,
}: ProductItemProps) {
  const look = looks[view];
  return (
    <article className={look.item}>
      <Link
        to="/product/$id"
        params={{ id: product.id }}
        state={{ productId: product.productId }}
        className={look.link}
      >
        <span className={look.picture}>
          <Picture
            src={product.image}
            alt=""
            ratio={4 / 3}
            radius={look.radius}
            lazy={!first}
            keep={keep ? keepPictures : undefined}
          />
          {product.voucherValue ? (
            <span className={styles.worth}>{voucherMoney(product.voucherValue)}</span>
          ) : null}
        </span>
        <span className={styles.words}>
          <span className={styles.brand}>{product.brandName}</span>
          <span className={styles.name}>{product.name}</span>
          <span className={styles.expiry}>{expiryText(product, 'short')}</span>
          <PriceTag product={product} className={styles.price} />
          {balance === undefined ? null : <ReachMark product={product} balance={balance} />}
        </span>
      </Link>
      <RelatedMarker product={product} pressed={pressed} onToggle={onRelated} />
    </article>
  );
});

interface ReachMarkProps {
  product: Product;
  /** Points that may be spent. */
  balance: number | 'awaited';
}

/**
 * Whether the balance is enough for a product, or what is missing (docs/product/redeem.md#within-my-points). It has its
 * place before the balance comes, so that nothing moves then.
 */
function ReachMark({ product, balance }: ReachMarkProps) {
  const texts = textsOf(redeemTexts);
  const today = useToday();
  if (balance === 'awaited') return <span className={styles.missing} />;
  const missing = missingFor(product, balance, today);
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
