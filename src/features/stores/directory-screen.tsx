import { IconMap2 } from '@tabler/icons-react';
import { type QueryClient, useInfiniteQuery, usePrefetchInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { takeSearch } from '@/components/handed-search';
import { keepPictures } from '@/components/keep-pictures';
import { rememberLocation } from '@/components/last-location';
import { IconLink } from '@/components/links';
import { LocationField } from '@/components/location-field';
import { Page } from '@/components/page';
import { useBack } from '@/components/use-back';
import type { Location } from '@/contract/locations';
import { savesData } from '@/lib/browser';
import type { DirectorySearch } from '@/lib/directory-search';
import { searchId } from '@/lib/search-id';
import { isLoggedIn } from '@/session/stored-user';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { Tabs, TabsSkeleton } from '@/ui/navigation/tabs';
import { AtLocation, locationName } from './at-location';
import { BrandSkeleton } from './brand-list';
import { BrandsTab } from './brands-tab';
import styles from './directory.module.css';
import { locationOf } from './directory-rules';
import { directoryReady, rememberBrand, useDirectory } from './directory-state';
import { GroupsTab } from './groups-tab';
import { storeQueries } from './queries';

/** The shops of the mall (docs/product/stores.md). */
export function DirectoryScreen() {
  const texts = textsOf(storesTexts);
  const goBack = useBack(isLoggedIn() ? '/dashboard' : '/login');
  return (
    <Page
      title={texts.title}
      onBack={goBack}
      actions={
        <IconLink
          to="/store-locator/floor-plan"
          search={({ location }) => ({ location })}
          state={{ fromList: true }}
          label={texts.map}
          icon={<IconMap2 size={24} aria-hidden />}
        />
      }
    >
      <AtLocation skeleton={<DirectorySkeleton />}>
        {({ id }, all) => <Directory locationId={id} locations={all} />}
      </AtLocation>
    </Page>
  );
}

/** The outline of the location, the tabs, and the search with its brands. */
function DirectorySkeleton() {
  return (
    <div className="stack">
      <BlockSkeleton height={48} />
      <TabsSkeleton count={3} />
      <BlockSkeleton height={48} className={styles.searchOutline} />
      <BrandSkeleton count={8} />
    </div>
  );
}

interface DirectoryProps {
  locationId: string;
  locations: readonly Location[];
}

function Directory({ locationId, locations }: DirectoryProps) {
  const texts = textsOf(storesTexts);
  const search = useSearch({ from: '/store-locator' });
  const navigate = useNavigate();
  const tab = search.tab === 'floors' || search.tab === 'categories' ? search.tab : 'brands';
  const loading = useLoading(locationId);
  // Neither is a step of the way: Back leads to where the shopper came from.
  const show = (change: DirectorySearch) =>
    void navigate({ to: '/store-locator', search: { ...search, ...change }, replace: true });
  return (
    <div className="stack">
      <LocationField
        locations={locations}
        nameOf={locationName}
        value={locationId}
        loading={loading}
        onChoose={(id) => {
          rememberBrand(undefined);
          useDirectory.setState(useDirectory.getInitialState(), true);
          rememberLocation(id);
          show({ location: searchId(id) });
        }}
      />
      <Tabs
        label={texts.tabs}
        value={tab}
        onChange={(chosen) => show({ tab: chosen === 'brands' ? undefined : chosen })}
        tabs={[
          { value: 'brands', label: texts.brandsTab, content: <BrandsTab locationId={locationId} /> },
          {
            value: 'floors',
            label: texts.floorsTab,
            content: <GroupsTab locationId={locationId} by="floor" />,
          },
          {
            value: 'categories',
            label: texts.categoriesTab,
            content: <GroupsTab locationId={locationId} by="category" />,
          },
        ]}
      />
    </div>
  );
}

/**
 * Whether the first that there is to see of a location is on its way. It starts the list as far as it was read, if the
 * screen is faster than `prepareDirectory`.
 */
function useLoading(locationId: string): boolean {
  const search = useDirectory((state) => state.search);
  const brands = storeQueries.brands(locationId, search);
  usePrefetchInfiniteQuery({ ...brands, pages: useDirectory.getState().pages });
  const list = useInfiniteQuery({ ...brands, enabled: false });
  return list.isFetching && list.data === undefined;
}

/** Starts what the screen will ask for, as soon as its code is there. */
export async function prepareDirectory(
  queryClient: QueryClient,
  wanted: DirectorySearch['location'],
): Promise<void> {
  await directoryReady();
  const search = takeSearch('stores');
  if (search !== undefined) useDirectory.setState({ ...useDirectory.getInitialState(), search });
  void queryClient.fetchQuery(storeQueries.locations()).then(
    ({ locations }) => prepareBrands(queryClient, locationOf(locations, wanted)),
    () => undefined, // the screen asks itself, and tells
  );
}

/** The list as far as it was read, then what is behind the other tabs, and the plans for when there is no network. */
async function prepareBrands(queryClient: QueryClient, location: Location | undefined): Promise<void> {
  if (!location) return;
  const { search, pages } = useDirectory.getState();
  await queryClient.prefetchInfiniteQuery({ ...storeQueries.brands(location.id, search), pages });
  await queryClient.prefetchQuery(storeQueries.directory(location.id));
  const directory = queryClient.getQueryData(storeQueries.directory(location.id).queryKey);
  if (!savesData()) keepPictures(directory?.floors.flatMap(({ images }) => images[0] ?? []) ?? []);
}
