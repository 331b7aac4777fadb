import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { textsOf } from '@/brand/texts/define-texts';
import { ProductRow, ProductRowsSkeleton } from '@/components/product-row';
import { QueryView } from '@/components/query-view';
import { paths } from '@/lib/paths';
import { Card } from '@/ui/lists/card';
import { stripLength } from './dashboard-rules';
import { dashboardQueries } from './queries';

/** 'Redeem your points': at most 5 products in list form. */
export function ProductStrip({ unit }: { unit: string | undefined }) {
  const texts = textsOf(dashboardTexts);
  const strip = useQuery(dashboardQueries.products());
  if (strip.data?.first.length === 0) return null;
  return (
    <Card
      title={texts.redeemYourPoints}
      action={
        <Link to={paths.redeem} className="tap">
          {texts.viewAll}
        </Link>
      }
      padding="flush"
    >
      <QueryView
        what="rewards"
        query={strip}
        skeleton={<ProductRowsSkeleton count={stripLength} />}
        saysOffline
      >
        {({ first }) => (
          <ul>
            {first.map((product) => (
              <li key={product.id}>
                <ProductRow product={product} unit={unit} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
