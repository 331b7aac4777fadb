import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { placesTexts } from '@/brand/texts/places';
import { storesTexts } from '@/brand/texts/stores';
import { QueryView } from '@/components/query-view';
import type { Location } from '@/contract/locations';
import { SearchDrawing } from '@/ui/drawings/search';
import { EmptyState } from '@/ui/feedback/empty-state';
import { locationOf } from './directory-rules';
import { storeQueries } from './queries';

interface AtLocationProps {
  skeleton: ReactNode;
  children: (location: Location, all: readonly Location[]) => ReactNode;
}

/** What there is at the location that the address names, or else at the first one. */
export function AtLocation({ skeleton, children }: AtLocationProps) {
  const { location: wanted } = useSearch({ from: '/store-locator' });
  const locations = useQuery(storeQueries.locations());
  return (
    <QueryView what="locations" query={locations} skeleton={skeleton}>
      {({ locations: all }) => {
        const location = locationOf(all, wanted);
        if (location) return children(location, all);
        return <EmptyState drawing={<SearchDrawing />} title={textsOf(placesTexts).noLocation} />;
      }}
    </QueryView>
  );
}

/** A location under the mall's name (docs/product/stores.md#locations). */
export function locationName({ name }: { name: string }): string {
  return fill(textsOf(storesTexts).locationName, { merchant: currentBrand().name, location: name });
}

/** Says that there is nothing here, with a next step if there is one. */
export function NothingHere({ action }: { action?: ReactNode }) {
  return <EmptyState drawing={<SearchDrawing />} title={textsOf(storesTexts).none} action={action} />;
}
