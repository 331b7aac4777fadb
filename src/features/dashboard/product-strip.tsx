import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { textsOf } from '@/brand/texts/define-texts';
import type { Product } from '@/contract/products';
import { today } from '@/lib/dates';
import { paths, productPath } from '@/lib/paths';
import { formatPoints } from '@/lib/points';
import { priceOn } from '@/lib/price';
import { pointsUnit } from '@/session/units';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { ListRow } from '@/ui/list-row';
import { Picture } from '@/ui/picture';
import { Points } from '@/ui/points';
import { Skeleton } from '@/ui/skeleton';
import styles from './dashboard.module.css';
import { dashboardQueries } from './queries';

/** 'Redeem your points': at most 5 products in list form. */
export function ProductStrip({ unit }: { unit: string | undefined }) {
  const texts = textsOf(dashboardTexts);
  const strip = useQuery(dashboardQueries.strip());
  if (strip.isSuccess && strip.data.length === 0) return null;
  const viewAll = (
    <Link to={paths.redeem} className={styles.viewAll}>
      {texts.viewAll}
    </Link>
  );
  return (
    <Card title={texts.redeemYourPoints} action={viewAll} padding="flush">
      {strip.isPending ? <Skeleton shape="strip" count={5} /> : null}
      {strip.isError && !strip.data ? (
        <ErrorState onRetry={() => void strip.refetch()} retrying={strip.isFetching} />
      ) : null}
      <ul className={styles.strip}>
        {strip.data?.map((product) => (
          <li key={product.id}>
            <StripRow product={product} unit={unit || pointsUnit()} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StripRow({ product, unit }: { product: Product; unit: string }) {
  const price = priceOn(product, today());
  return (
    <ListRow
      leading={
        <span className={styles.thumb}>
          <Picture src={product.image} alt="" ratio={4 / 3} />
        </span>
      }
      title={product.name}
      subtitle={product.brandName}
      trailing={
        <span className={styles.price}>
          <Points figure={formatPoints(price.current)} unit={unit} />
          {price.before === undefined ? null : (
            <Points figure={formatPoints(price.before)} size="small" struck />
          )}
        </span>
      }
      renderRoot={(props) => <Link to={productPath(product.id)} state={{ product }} {...props} />}
    />
  );
}
