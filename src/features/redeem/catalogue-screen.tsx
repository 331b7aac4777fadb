import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { merchantQuery } from '@/components/merchant-query';
import { Page } from '@/components/page';
import { Points } from '@/components/points';
import { QueryView } from '@/components/query-view';
import type { MerchantDetails } from '@/contract/merchant';
import type { Product } from '@/contract/products';
import { stateText } from '@/lib/state-text';
import { Button } from '@/ui/button';
import { SearchDrawing } from '@/ui/drawings/search';
import { EmptyState } from '@/ui/empty-state';
import { focusMain } from '@/ui/focus-main';
import { LoadBoundary } from '@/ui/load-boundary';
import { loadWhenOnline } from '@/updates/load-when-online';
import { type Browsing, type Filter, noFilter, useBrowsing } from './browsing';
import { BurnBanner } from './burn-banner';
import { CartLink } from './cart-link';
import styles from './catalogue.module.css';
import { isNarrow } from './catalogue-rules';
import { CatalogueToolbar } from './catalogue-toolbar';
import { ProductList } from './product-list';
import { ProductSkeleton } from './product-skeleton';
import { RelatedBar } from './related-bar';
import { markListsStale, useBrowse, useCatalogue } from './use-catalogue';

/** Sorting and filtering need dialogs and form fields, so their code loads after the first products, or with a tap. */
const CatalogueSheets = lazy(() =>
  loadWhenOnline(() => import('./catalogue-sheets')).then(({ CatalogueSheets }) => ({
    default: CatalogueSheets,
  })),
);

/** The catalogue: docs/product/redeem.md. */
export function CatalogueScreen() {
  const texts = textsOf(redeemTexts);
  const merchant = useQuery(merchantQuery()).data;
  const { view, sortBy, ...kept } = useBrowsing();
  const [sorting, setSorting] = useState(false);
  const [draft, setDraft] = useState<Filter>();
  const browse = useBrowse();
  const { relatedTo, showRelated, leaveRelated, goBack } = useRelated();
  const catalogue = useCatalogue(relatedTo);
  const products = catalogue.data;
  useKeptFocus(relatedTo?.id, products);
  const calm = useCalm(products !== undefined);
  // Related products are not searched or filtered. A search or filter applies to the whole catalogue again.
  const { search, filter } = relatedTo ? { search: '', filter: noFilter } : kept;
  const narrowed = relatedTo !== undefined || search !== '' || isNarrow(filter);
  const narrow = (changes: Partial<Pick<Browsing, 'search' | 'filter'>>) => {
    setDraft(undefined);
    browse({ search, filter, ...changes });
    if (relatedTo) leaveRelated();
  };

  return (
    <Page
      title={texts.title}
      onBack={goBack}
      actions={<CartLink />}
      toolbar={
        <CatalogueToolbar
          search={search}
          filtered={isNarrow(filter)}
          onSearch={(search) => narrow({ search })}
          onSort={() => setSorting(true)}
          onFilter={() => setDraft(filter)}
        />
      }
    >
      <BalanceBar merchant={merchant} />
      <BurnBanner merchant={merchant} />
      {relatedTo ? <RelatedBar relatedTo={relatedTo} onLeave={leaveRelated} /> : null}
      <div className={styles.results} aria-busy={catalogue.isFetching}>
        <QueryView
          query={catalogue}
          skeleton={<ProductSkeleton view={view} />}
          empty={
            <EmptyState
              drawing={<SearchDrawing />}
              title={view === 'grid' ? texts.noProductInGrid : texts.noProductsInList}
              action={
                narrowed ? (
                  <Button onClick={() => narrow({ search: '', filter: noFilter })}>{texts.showAll}</Button>
                ) : undefined
              }
            />
          }
        >
          {(found) => (
            <ProductList
              key={view}
              products={found}
              view={view}
              outdated={catalogue.isPlaceholderData}
              relatedTo={relatedTo?.id}
              onRelated={showRelated}
            />
          )}
        </QueryView>
      </div>
      {calm || sorting || draft ? (
        <LoadBoundary fallback={null}>
          <Suspense fallback={null}>
            <CatalogueSheets
              sorting={sorting}
              sortBy={sortBy}
              onSorted={(sortBy) => {
                setSorting(false);
                if (sortBy !== undefined) browse({ sortBy });
              }}
              draft={draft}
              onDraft={setDraft}
              onFilter={(filter) => narrow({ filter })}
            />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </Page>
  );
}

/** 'YOUR BALANCE' with the points' full name. */
function BalanceBar({ merchant }: { merchant: MerchantDetails | undefined }) {
  return (
    <div className={styles.balance}>
      <span className={styles.balanceLabel}>{textsOf(redeemTexts).yourBalance}</span>
      {merchant ? <Points value={merchant.balance} unit={merchant.pointsName} size="large" /> : null}
    </div>
  );
}

/** Showing related products is a step in the history, so Back leaves it and a reload keeps it. */
function useRelated() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { relatedTo } = useRouteContext({ from: '/_customer/redeem' });
  const queryClient = useQueryClient();
  // One step back at a time: two quick taps would leave the catalogue.
  const leaving = useRef(false);
  const leaveRelated = useCallback(() => {
    if (leaving.current) return;
    leaving.current = true;
    history.back();
  }, [history]);
  // Stable, so that thousands of cards do not render again.
  const showRelated = useCallback(
    (product: Product) => {
      markListsStale(queryClient);
      const shown = stateText(history.location.state.relatedTo);
      if (shown === product.id) leaveRelated();
      else {
        const state = { relatedTo: product.id, relatedToProduct: product.productId };
        void navigate({ to: '/redeem', state, replace: shown !== undefined });
      }
    },
    [history, leaveRelated, navigate, queryClient],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step back is done
  useEffect(() => {
    leaving.current = false;
  }, [relatedTo?.id]);
  const goBack = relatedTo ? leaveRelated : () => void navigate({ to: '/dashboard' });
  return { relatedTo, showRelated, leaveRelated, goBack };
}

/** ms in which only the pictures of the first products use the network. */
const pause = 1_000;

/** Becomes true, for good, a moment after there are products. */
function useCalm(found: boolean): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => setCalm(true), pause);
    return () => clearTimeout(timer);
  }, [found]);
  return calm;
}

/** Moves the focus to the screen when the focused marker vanishes together with its list or with the bar. */
function useKeptFocus(relatedTo: string | undefined, products: readonly Product[] | undefined): void {
  const seen = useRef(relatedTo);
  const watching = useRef(false);
  useEffect(() => {
    watching.current ||= seen.current !== relatedTo;
    seen.current = relatedTo;
    if (!watching.current || !products || document.activeElement !== document.body) return;
    watching.current = false;
    focusMain();
  }, [relatedTo, products]);
}
