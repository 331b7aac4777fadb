import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { DocumentTitle } from '@/brand/document-title';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { productTexts } from '@/brand/texts/product';
import type { ProductDetails } from '@/contract/products';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Screen } from '@/ui/screen';
import { Skeleton } from '@/ui/skeleton';
import { productQueries, useTrackView } from '../queries';
import { ProductHeader } from './product-header';
import { ProductPage } from './product-page';

/** Product detail (part 1 §2): from the catalogue with the product at hand, or from a bare address. */
export function ProductScreen() {
  const texts = textsOf(productTexts);
  const { id } = useParams({ from: '/_customer/product/$id' });
  const { known } = useRouteContext({ from: '/_customer/product/$id' });
  const details = useQuery({
    ...productQueries.details(id, known?.productId ?? ''),
    placeholderData: (before: ProductDetails | undefined) => {
      if (before?.variants.some((variant) => variant.id === id)) return before;
      return known?.id === id ? { variants: [known], stock: [] } : undefined;
    },
  });
  useViewReport(id);

  const { data } = details;
  const product = data?.variants.find((variant) => variant.id === id) ?? data?.variants[0];
  if (data && product) {
    return <ProductPage product={product} details={data} loading={details.isPlaceholderData} />;
  }
  return (
    <Screen header={<ProductHeader title={texts.title} />}>
      <DocumentTitle>{texts.title}</DocumentTitle>
      {details.isPending ? (
        <>
          <Skeleton shape="banner" />
          <Skeleton shape="text" count={6} />
        </>
      ) : null}
      {details.isError ? (
        <ErrorState onRetry={() => void details.refetch()} retrying={details.isFetching} />
      ) : null}
      {details.isSuccess ? (
        <EmptyState
          drawing="rewards"
          title={textsOf(errorTexts).noData}
          action={
            <Button renderRoot={(props) => <Link to={paths.redeem} {...props} />}>{texts.browse}</Button>
          }
        />
      ) : null}
    </Screen>
  );
}

/** Reports the opening of a product once; its other voucher values are the same product. */
function useViewReport(id: string): void {
  const { mutate } = useTrackView();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (opened.current !== undefined) return;
    opened.current = id;
    mutate(id);
  }, [id, mutate]);
}
