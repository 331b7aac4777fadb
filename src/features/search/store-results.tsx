import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { searchTexts } from '@/brand/texts/search';
import { lastLocation } from '@/components/last-location';
import { RowLink } from '@/components/links';
import { storeQueries } from '@/features/stores/queries';
import { paths, storePath } from '@/lib/paths';
import { searchId } from '@/lib/search-id';
import { searchLength } from '@/lib/search-text';
import { ResultGroup, saysOffline } from './result-group';
import { takes } from './search-rules';

/** Stores of one location whose names have a text: of the location that was chosen last, or else of the first. */
export function StoreResults({ text }: { text: string }) {
  const texts = textsOf(searchTexts);
  const locations = useQuery({ ...storeQueries.locations(), ...saysOffline });
  const chosen = useQuery({
    queryKey: ['last-location'],
    queryFn: lastLocation,
    networkMode: 'always',
    staleTime: 0,
  });
  const all = locations.data?.locations ?? [];
  const place = chosen.isFetched ? (all.find(({ id }) => id === chosen.data) ?? all[0]) : undefined;
  const list = useInfiniteQuery({
    ...storeQueries.brands(place?.id ?? '', text),
    ...saysOffline,
    enabled: place !== undefined && takes.stores(text),
  });
  const search = place && { location: searchId(place.id) };
  const isNowhere = locations.data?.locations.length === 0;
  const brands = isNowhere ? [] : list.data?.pages.flatMap((page) => page.brands);
  return (
    <ResultGroup
      area="stores"
      text={text}
      title={place ? fill(texts.storesAt, { location: place.name }) : texts.stores}
      what="brands"
      query={
        locations.isError && !locations.data ? { ...locations, data: undefined } : { ...list, data: brands }
      }
      rule={texts.storesRule(searchLength)}
      none={texts.noStores}
      all={{ label: texts.allStores, to: paths.storeLocator, ...(search && { search }) }}
      row={({ id, name, category }) => (
        <RowLink
          to={storePath(id)}
          search={search ?? {}}
          label={name}
          subtitle={category || undefined}
          chevron
        />
      )}
      keyOf={({ id }) => id}
    />
  );
}
