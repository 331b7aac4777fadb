import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBack } from '@/components/use-back';
import type { DirectorySearch } from '@/lib/directory-search';
import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { TileGrid, TileSkeleton } from '@/ui/lists/tile';
import { TabsSkeleton } from '@/ui/navigation/tabs';
import { AtLocation, NothingHere } from '../at-location';
import { locationOf } from '../directory-rules';
import { storeQueries } from '../queries';
import { BrandProfile, pictureRatio } from './brand-profile';
import styles from './profile.module.css';

/** One brand of the directory (docs/product/stores.md#a-brand). */
export function BrandScreen() {
  const texts = textsOf(storesTexts);
  const { location } = useSearch({ from: '/store-locator' });
  const goBack = useBack('/store-locator', { location });
  return (
    <Page title={texts.profileTitle} onBack={goBack}>
      <AtLocation skeleton={<ProfileSkeleton />}>{({ id }) => <BrandAt locationId={id} />}</AtLocation>
    </Page>
  );
}

function BrandAt({ locationId }: { locationId: string }) {
  const texts = textsOf(storesTexts);
  const { brandId } = useParams({ from: '/store-locator/$brandId' });
  const profile = useQuery(storeQueries.profile(locationId, brandId));
  return (
    <QueryView
      what="store"
      query={profile}
      skeleton={<ProfileSkeleton />}
      isEmpty={({ name }) => name.trim() === ''}
      empty={
        <NothingHere
          action={
            <ButtonLink to="/store-locator" search={({ location }) => ({ location })} replace>
              {texts.allBrands}
            </ButtonLink>
          }
        />
      }
    >
      {(brand) => <BrandProfile key={brandId} brand={brand} brandId={brandId} locationId={locationId} />}
    </QueryView>
  );
}

/** The outline of a shop: pictures, name, facts, shortcuts, tabs. */
function ProfileSkeleton() {
  return (
    <div className={styles.brand} aria-hidden="true">
      <div className={styles.pictureOutline}>
        <BlockSkeleton ratio={pictureRatio} corner="card" />
      </div>
      <div className="beside">
        <BlockSkeleton ratio={1} className={styles.logo} />
        <TextSkeleton lines={2} />
      </div>
      <Skeleton count={3} className={styles.facts}>
        <div className={styles.factOutline}>
          <TextSkeleton lines={1} />
        </div>
      </Skeleton>
      <TileGrid oneRow>
        <TileSkeleton />
        <TileSkeleton />
        <TileSkeleton />
      </TileGrid>
      <TabsSkeleton count={3} />
    </div>
  );
}

/** Starts what the screen will ask for, as soon as its code is there. */
export function prepareBrand(
  queryClient: QueryClient,
  wanted: DirectorySearch['location'],
  brandId: string,
): void {
  void queryClient.fetchQuery(storeQueries.locations()).then(
    async ({ locations }) => {
      const id = locationOf(locations, wanted)?.id ?? '';
      await queryClient.prefetchQuery(storeQueries.profile(id, brandId));
      await queryClient.prefetchQuery(storeQueries.directory(id));
    },
    () => undefined, // the screen asks itself, and tells
  );
}
