import type { Product } from '@/contract/products';
import { productPath } from '@/lib/paths';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { RowSkeleton } from '@/ui/lists/list-row';
import { Picture } from '@/ui/media/picture';
import { keepPictures } from './keep-pictures';
import { RowLink } from './links';
import { PriceTag } from './price-tag';
import styles from './product-row.module.css';

interface ProductRowProps {
  product: Product;
  /** The points' short name, for screens that know a newer one than that of the login. */
  unit?: string | undefined;
}

/** A product as a row that leads to its page. */
export function ProductRow({ product, unit }: ProductRowProps) {
  return (
    <RowLink
      leading={
        <span className={styles.thumb}>
          <Picture src={product.image} alt="" ratio={4 / 3} keep={keepPictures} />
        </span>
      }
      label={product.name}
      subtitle={product.brandName}
      trailing={<PriceTag product={product} unit={unit} className={styles.price} />}
      to={productPath(product.id)}
      state={{ productId: product.productId }}
    />
  );
}

export function ProductRowsSkeleton({ count }: { count: number }) {
  return (
    <RowSkeleton
      count={count}
      leading={<BlockSkeleton ratio={4 / 3} width={64} />}
      trailing={<BlockSkeleton width={48} height={16} />}
    />
  );
}
