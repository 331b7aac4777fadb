import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { productTexts } from '@/brand/texts/product';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBack } from '@/components/use-back';
import type { Product, ProductDetails } from '@/contract/products';
import { paths } from '@/lib/paths';
import { RewardsDrawing } from '@/ui/drawings/rewards';
import { EmptyState } from '@/ui/feedback/empty-state';
import { BlockSkeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { cachedProduct } from '../cached-product';
import { CartLink } from '../cart-link';
import { productQueries, useTrackView } from '../queries';
import { ProductPage } from './product-page';

/**
 * Product detail (docs/product/redeem.md#product). Until the details arrive, it shows the product as a list knows it.
 */
export function ProductScreen() {
  const texts = textsOf(productTexts);
  const { id } = useParams({ from: '/_customer/product/$id' });
  const { productId } = useRouteContext({ from: '/_customer/product/$id' });
  const queryClient = useQueryClient();
  const cached = useMemo(() => cachedProduct(queryClient, id), [queryClient, id]);
  const details = useQuery({
    ...productQueries.details(id, productId),
    placeholderData: (before: ProductDetails | undefined) => {
      if (before?.variants.some((variant) => variant.id === id)) return before;
      return cached && { variants: [cached], stock: [] };
    },
  });
  const back = useBack(paths.redeem);
  const { data } = details;
  const opened = useOpened(id, data?.variants);
  useViewReport(opened);

  const product = data?.variants.find((variant) => variant.id === id) ?? data?.variants[0];
  if (data && product) {
    return (
      <ProductPage
        key={opened}
        id={id}
        product={product}
        details={data}
        loading={details.isPlaceholderData}
      />
    );
  }
  return (
    <Page title={texts.title} onBack={back} actions={<CartLink />}>
      <QueryView
        what="reward"
        query={{ ...details, data: data && null }}
        skeleton={
          <>
            <BlockSkeleton ratio={16 / 9} corner="card" />
            <TextSkeleton lines={6} />
          </>
        }
        empty={
          <EmptyState
            drawing={<RewardsDrawing />}
            title={textsOf(errorTexts).noData}
            action={<ButtonLink to={paths.redeem}>{texts.browse}</ButtonLink>}
          />
        }
      >
        {() => null}
      </QueryView>
    </Page>
  );
}

/**
 * The id with which the product was opened. Its other voucher values count as the same product. A push message may lead
 * from one product to another.
 */
function useOpened(id: string, variants: readonly Product[] | undefined): string {
  const [opened, setOpened] = useState(id);
  const isOther = variants !== undefined && !variants.some((variant) => variant.id === opened);
  if (isOther && opened !== id) setOpened(id);
  return opened;
}

/** Reports an opened product once. */
function useViewReport(opened: string): void {
  const { mutate } = useTrackView();
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (reported.current === opened) return;
    reported.current = opened;
    mutate(opened);
  }, [opened, mutate]);
}
