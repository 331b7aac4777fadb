import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { textsOf } from '@/brand/texts/define-texts';
import { RowLink } from '@/components/links';
import { Points } from '@/components/points';
import { QueryView } from '@/components/query-view';
import type { Product } from '@/contract/products';
import { today } from '@/lib/dates';
import { paths, productPath } from '@/lib/paths';
import { priceOn } from '@/lib/price';
import { Card } from '@/ui/card';
import { Picture } from '@/ui/picture';
import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/skeleton';
import styles from './dashboard.module.css';
import { stripLength } from './dashboard-rules';
import { dashboardQueries } from './queries';

/** 'Redeem your points': at most 5 products in list form. */
export function ProductStrip({ unit }: { unit: string | undefined }) {
  const texts = textsOf(dashboardTexts);
  const strip = useQuery(dashboardQueries.strip());
  if (strip.data?.length === 0) return null;
  return (
    <Card
      title={texts.redeemYourPoints}
      action={
        <Link to={paths.redeem} className={styles.viewAll}>
          {texts.viewAll}
        </Link>
      }
      padding="flush"
    >
      <QueryView query={strip} skeleton={<StripSkeleton />}>
        {(products) => (
          <ul className={styles.strip}>
            {products.map((product) => (
              <li key={product.id}>
                <StripRow product={product} unit={unit} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function StripRow({ product, unit }: { product: Product; unit: string | undefined }) {
  const price = priceOn(product, today());
  return (
    <RowLink
      leading={
        <span className={styles.thumb}>
          <Picture src={product.image} alt="" ratio={4 / 3} />
        </span>
      }
      label={product.name}
      subtitle={product.brandName}
      trailing={
        <span className={styles.price}>
          <Points value={price.current} unit={unit} />
          {price.before === undefined ? null : <Points value={price.before} size="small" struck />}
        </span>
      }
      to={productPath(product.id)}
      state={{ productId: product.productId }}
    />
  );
}

function StripSkeleton() {
  return (
    <Skeleton count={stripLength} className={styles.strip}>
      <div className={styles.stripOutline}>
        <BlockSkeleton ratio={4 / 3} className={styles.thumb} />
        <TextSkeleton lines={2} />
      </div>
    </Skeleton>
  );
}
