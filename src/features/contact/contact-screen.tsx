import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { contactTexts } from '@/brand/texts/contact';
import { textsOf } from '@/brand/texts/define-texts';
import { placesTexts } from '@/brand/texts/places';
import { LocationField } from '@/components/location-field';
import { locationsQuery } from '@/components/locations-query';
import { Page } from '@/components/page';
import { PlaceMap } from '@/components/place-map';
import { QueryView } from '@/components/query-view';
import type { Location } from '@/contract/locations';
import { coordinatesOf } from '@/lib/coordinates';
import { paths } from '@/lib/paths';
import { searchId } from '@/lib/search-id';
import { SearchDrawing } from '@/ui/drawings/search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { BlockSkeleton } from '@/ui/feedback/skeleton';
import { LocationCard } from './location-card';

/** Starts what the screen will ask for, as soon as its code is there. */
export function prepareContact(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(locationsQuery());
}

/** How to reach the mall (docs/product/contact.md). */
export function ContactScreen() {
  const navigate = useNavigate();
  const locations = useQuery(locationsQuery());
  return (
    <Page title={textsOf(contactTexts).title} onBack={() => void navigate({ to: paths.more })}>
      <QueryView
        what="locations"
        query={locations}
        skeleton={<Places locations={[]} />}
        empty={<EmptyState drawing={<SearchDrawing />} title={textsOf(placesTexts).noLocation} />}
      >
        {(all) => <Places locations={all} />}
      </QueryView>
    </Page>
  );
}

/** The chosen location; without any, the outline of what comes. */
function Places({ locations }: { locations: readonly Location[] }) {
  const texts = textsOf(contactTexts);
  const { location: wanted } = useSearch({ from: '/_customer/contact-us' });
  const navigate = useNavigate();
  const shown = locations.find(({ id }) => id === String(wanted)) ?? locations[0];
  const coordinates = shown && coordinatesOf(shown);
  return (
    <>
      <LocationField
        locations={locations}
        value={shown?.id}
        onChoose={(id) =>
          void navigate({
            to: '/contact-us',
            search: { location: searchId(id) },
            replace: true,
            resetScroll: false,
          })
        }
      />
      <PlaceMap
        name={shown?.name ?? texts.title}
        center={coordinates}
        markers={coordinates ? [coordinates] : []}
        pending={shown === undefined}
      />
      {shown ? <LocationCard location={shown} coordinates={coordinates} /> : <BlockSkeleton height={280} />}
    </>
  );
}
