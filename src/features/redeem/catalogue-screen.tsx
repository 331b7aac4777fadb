import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { merchantQuery } from '@/components/merchant-query';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { tellMissing } from '@/components/tell-missing';
import type { MerchantDetails } from '@/contract/merchant';
import type { Product } from '@/contract/products';
import { paths } from '@/lib/paths';
import { spendable } from '@/lib/reward-reach';
import { stateText } from '@/lib/state-text';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { useCalm } from '@/ui/hooks/use-calm';
import { useToday } from '@/ui/hooks/use-today';
import { focusMain } from '@/ui/navigation/focus-main';
import { Spoken } from '@/ui/text/spoken';
import { type Browsing, noFilter, useBrowsing } from './browsing';
import { BurnBanner } from './burn-banner';
import { CartLink } from './cart-link';
import styles from './catalogue.module.css';
import { BalanceBar, CatalogueToolbar, FiltersInUse } from './catalogue-head';
import { hasPoints, limitsOf, withinPoints } from './catalogue-rules';
import { NothingFound, ProductList, ProductSkeleton } from './product-list';
import { RelatedBar } from './related';
import { markListsStale, useBrowse, useCatalogue } from './use-catalogue';

/** Sorting and filtering need dialogs and form fields, so their code loads after the first products, or with a tap. */
const CatalogueSheets = lazyPart(() =>
  import('./catalogue-sheets').then(({ CatalogueSheets }) => CatalogueSheets),
);

/** The catalogue: docs/product/redeem.md. */
export function CatalogueScreen() {
  const texts = textsOf(redeemTexts);
  const { data: merchant, isPending } = useQuery(merchantQuery());
  const chosen = useBrowsing();
  const kept = useDeferredValue(chosen); // what was tapped answers first, then the list follows
  const [open, setOpen] = useState<'sort' | 'filter'>();
  const browse = useBrowse();
  const { relatedTo, showRelated, leaveRelated, goBack } = useRelated();
  const catalogue = useCatalogue(kept, relatedTo);
  const products = catalogue.data;
  const today = useToday();
  useKeptFocus(relatedTo?.id, products);
  const calm = useCalm(products !== undefined);
  // Related products are not searched or filtered. A search or filter applies to the whole catalogue again.
  const { search, filter } = relatedTo ? { search: '', filter: noFilter } : chosen;
  const within = useWithin(relatedTo ? undefined : merchant?.balance);
  const narrowed =
    relatedTo !== undefined ||
    kept.search !== '' ||
    limitsOf(kept.filter).length > 0 ||
    within.balance !== undefined;
  const shown =
    products && (within.balance === undefined ? products : withinPoints(products, within.balance, today));
  // The balance is not known yet. Or only the first page that was kept is here, and nothing on it is cheap enough.
  const isUnsure =
    (within.isAsked && isPending) ||
    (within.isOn && shown?.length === 0 && (catalogue.isFetching || catalogue.isError));
  const reach = reachIn(merchant, catalogue, today);
  const narrow = (changes: Partial<Pick<Browsing, 'search' | 'filter'>>) => {
    browse({ search, filter, ...changes });
    if (relatedTo) leaveRelated();
  };
  const showAll = () => {
    narrow({ search: '', filter: noFilter });
    if (within.isOn) within.change(false);
  };

  return (
    <Page
      title={texts.title}
      onBack={goBack}
      actions={<CartLink />}
      toolbar={
        <CatalogueToolbar
          search={search}
          limits={limitsOf(filter).length}
          onSearch={(search) => narrow({ search })}
          onSort={() => setOpen('sort')}
          onFilter={() => setOpen('filter')}
        />
      }
    >
      <BalanceBar
        merchant={merchant}
        within={within.isOn}
        onWithin={relatedTo ? undefined : within.change}
        count={reach.count}
      />
      <BurnBanner merchant={merchant} />
      {relatedTo ? <RelatedBar relatedTo={relatedTo} onLeave={leaveRelated} /> : null}
      <FiltersInUse filter={filter} onChange={(filter) => narrow({ filter })} />
      <Spoken>{!shown || isUnsure || catalogue.isPlaceholderData ? '' : texts.found(shown.length)}</Spoken>
      <div className={styles.results} aria-busy={catalogue.isFetching}>
        <QueryView
          what="rewards"
          query={isUnsure ? { ...catalogue, data: undefined } : catalogue}
          skeleton={<ProductSkeleton view={kept.view} />}
          isEmpty={() => false}
          saysOffline
        >
          {(found) =>
            !shown || shown.length === 0 ? (
              <NothingFound
                view={kept.view}
                dear={found}
                balance={within.balance}
                onShowAll={narrowed ? showAll : undefined}
              />
            ) : (
              <ProductList
                key={kept.view}
                products={shown}
                view={kept.view}
                outdated={catalogue.isPlaceholderData}
                relatedTo={relatedTo?.id}
                keep={!narrowed}
                balance={isPending ? 'awaited' : reach.balance}
                onRelated={showRelated}
              />
            )
          }
        </QueryView>
      </div>
      {calm || open ? (
        <CatalogueSheets
          awaited={open !== undefined}
          onMissing={() => {
            setOpen(undefined);
            tellMissing();
          }}
          open={open}
          browsing={{ ...chosen, filter }}
          onClose={() => setOpen(undefined)}
          onSort={(sortBy) => {
            setOpen(undefined);
            browse({ sortBy });
          }}
          onFilter={(filter) => {
            setOpen(undefined);
            narrow({ filter });
          }}
        />
      ) : null}
    </Page>
  );
}

/** The points that the products are measured by, and how many they are enough for once the whole list is there. */
function reachIn(
  merchant: MerchantDetails | undefined,
  { data, isFetching, isError }: ReturnType<typeof useCatalogue>,
  today: string,
) {
  const points = merchant && spendable(merchant);
  const balance = hasPoints(points) ? points : undefined;
  if (!data || balance === undefined || isFetching || isError) return { balance, count: undefined };
  return { balance, count: withinPoints(data, balance, today).length };
}

/** The switch 'Within my points', which the address holds. Without any points, it means nothing. */
function useWithin(balance: number | undefined) {
  const { within } = useSearch({ from: '/_customer/redeem' });
  const navigate = useNavigate();
  const isAsked = within === 'points';
  const isOn = isAsked && hasPoints(balance);
  return {
    isAsked,
    isOn,
    /** What the products may cost, or undefined if all show. */
    balance: isOn ? balance : undefined,
    change: (on: boolean) => {
      const search = { within: on ? ('points' as const) : undefined };
      void navigate({ to: '/redeem', search, state: true, replace: true });
    },
  };
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
    // The tap that opens a product also starts a search that was being typed.
    if (leaving.current || history.location.pathname !== paths.redeem) return;
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
        void navigate({ to: '/redeem', search: true, state, replace: shown !== undefined });
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
