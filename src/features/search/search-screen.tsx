import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { searchTexts } from '@/brand/texts/search';
import { SearchField } from '@/components/form/search-field';
import { Page } from '@/components/page';
import { ProductRow, ProductRowsSkeleton } from '@/components/product-row';
import { useBack } from '@/components/use-back';
import { productQueries } from '@/features/redeem/queries';
import { paths } from '@/lib/paths';
import { lazyPart } from '@/ui/feedback/lazy-part';
import { Card } from '@/ui/lists/card';
import { ListRow } from '@/ui/lists/list-row';
import { rememberSearch, useRecentSearches } from './recent-searches';
import { ResultGroup } from './result-group';
import styles from './search.module.css';
import { readText, shortestSearch, takes } from './search-rules';

/** A mall without these areas does not have their code. */
const StoreResults = lazyPart(() => import('./store-results').then(({ StoreResults }) => StoreResults));
const OfferResults = lazyPart(() => import('./offer-results').then(({ OfferResults }) => OfferResults));

/** One field over rewards, stores and offers (docs/product/search.md). */
export function SearchScreen() {
  const texts = textsOf(searchTexts);
  const { screens } = currentBrand();
  const text = readText(useSearch({ from: '/_customer/search' }).q);
  const navigate = useNavigate();
  const searchFor = (typed: string) => {
    rememberSearch(typed);
    void navigate({ to: '/search', search: { q: typed || undefined }, replace: true });
  };
  return (
    <Page
      title={texts.title}
      onBack={useBack('/dashboard')}
      toolbar={
        <SearchField
          label={texts.title}
          placeholder={texts.hint}
          value={text}
          clean={(typed) => typed.trimStart()}
          onSearch={searchFor}
        />
      }
    >
      <div className={styles.page}>
        {text.length < shortestSearch ? (
          <Start onChoose={searchFor} />
        ) : (
          <>
            <RewardResults text={text} />
            {screens.stores ? <StoreResults text={text} /> : null}
            {screens.offers ? <OfferResults text={text} /> : null}
          </>
        )}
      </div>
    </Page>
  );
}

/** Rewards whose names have a text. */
function RewardResults({ text }: { text: string }) {
  const texts = textsOf(searchTexts);
  const query = useQuery({ ...productQueries.named(text), enabled: takes.rewards(text) });
  return (
    <ResultGroup
      area="rewards"
      text={text}
      title={texts.rewards}
      what="rewards"
      query={query}
      rule={texts.rewardsRule}
      none={texts.noRewards}
      all={{ label: texts.allRewards, to: paths.redeem }}
      outlines={<ProductRowsSkeleton count={2} />}
      row={(product) => <ProductRow product={product} />}
      keyOf={({ id }) => id}
    />
  );
}

/** Before there is something to search for: the last searches. */
function Start({ onChoose }: { onChoose: (text: string) => void }) {
  const texts = textsOf(searchTexts);
  const recent = useRecentSearches();
  return (
    <>
      <p className={styles.start} role="status">
        {texts.start}
      </p>
      {recent.length > 0 ? (
        <Card title={texts.recent} padding="flush">
          <ul>
            {recent.map((text) => (
              <li key={text}>
                <ListRow label={text} onClick={() => onChoose(text)} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
