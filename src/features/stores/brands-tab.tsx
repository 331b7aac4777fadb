import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { SearchField } from '@/components/form/search-field';
import { NextPage } from '@/components/next-page';
import { QueryView } from '@/components/query-view';
import { followingPage } from '@/lib/following-page';
import { searchText } from '@/lib/search-text';
import { uniqueById } from '@/lib/unique-by-id';
import { Button } from '@/ui/controls/button';
import { Spoken } from '@/ui/text/spoken';
import { AsOf } from './as-of';
import { NothingHere } from './at-location';
import { BrandList, BrandSkeleton } from './brand-list';
import styles from './directory.module.css';
import { openedBrand, rememberBrand, useDirectory } from './directory-state';
import { asOfList, storeQueries } from './queries';

/** Rows that a phone shows without scrolling. */
const seenFirst = 8;

/** The brands of a location, with a search over their names (docs/product/stores.md#brands). */
export function BrandsTab({ locationId }: { locationId: string }) {
  const texts = textsOf(storesTexts);
  const search = useDirectory((state) => state.search);
  const searchBy = (text: string) => {
    rememberBrand(undefined); // another list does not begin at the brand that was opened in this one
    useDirectory.setState({ search: text, pages: 1 });
  };
  return (
    <div className="stack">
      <SearchField
        label={texts.searchBrand}
        placeholder={texts.searchBrand}
        value={search}
        clean={searchText}
        onSearch={searchBy}
      />
      <BrandsFound locationId={locationId} search={search} />
      <BrandsOf
        key={`${locationId} ${search}`}
        locationId={locationId}
        search={search}
        onShowAll={() => searchBy('')}
      />
    </div>
  );
}

/** Says how many brands a search found. It stays while one list follows another. */
function BrandsFound({ locationId, search }: { locationId: string; search: string }) {
  const texts = textsOf(storesTexts);
  const first = useInfiniteQuery(storeQueries.brands(locationId, search)).data?.pages[0];
  if (!first) return <Spoken>{''}</Spoken>;
  const isAll = followingPage(first.nextPage, 1) === undefined;
  return <Spoken>{(isAll ? texts.found : texts.foundFirst)(first.brands.length)}</Spoken>;
}

interface BrandsOfProps {
  locationId: string;
  search: string;
  onShowAll: () => void;
}

function BrandsOf({ locationId, search, onShowAll }: BrandsOfProps) {
  const texts = textsOf(storesTexts);
  const list = useInfiniteQuery(storeQueries.brands(locationId, search));
  const { hasNextPage } = list;
  const pages = list.data?.pages.length;
  useEffect(() => {
    if (pages !== undefined) useDirectory.setState({ pages });
  }, [pages]);
  return (
    <QueryView
      what="brands"
      query={list}
      skeleton={<BrandSkeleton count={seenFirst} />}
      isEmpty={(data) => !hasNextPage && data.pages.every(({ brands }) => brands.length === 0)}
      empty={
        <NothingHere action={search ? <Button onClick={onShowAll}>{texts.showAll}</Button> : undefined} />
      }
    >
      {(data) => {
        const brands = uniqueById(data.pages.flatMap((page) => page.brands));
        const opened = openedBrand();
        return (
          <>
            <AsOf at={asOfList(data)} />
            <div className={styles.rows}>
              <BrandList
                label={texts.brandsTab}
                brands={brands}
                seenFirst={seenFirst}
                memory={data.pages[0] ?? data}
                startAt={opened === undefined ? undefined : brands.findIndex(({ id }) => id === opened)}
              />
            </div>
            <NextPage list={list} page={data.pages.length} skeleton={<BrandSkeleton count={1} />} />
          </>
        );
      }}
    </QueryView>
  );
}
