import { IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import { LocationField } from '@/components/location-field';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBack } from '@/components/use-back';
import type { Location } from '@/contract/locations';
import { searchId } from '@/lib/search-id';
import { IconButton } from '@/ui/controls/icon-button';
import { singleTap } from '@/ui/controls/single-tap';
import { BlockSkeleton, FieldSkeleton } from '@/ui/feedback/skeleton';
import { AtLocation, locationName, NothingHere } from '../at-location';
import { floorPlanLink } from '../floor-plan-link';
import { storeQueries } from '../queries';
import { FloorField } from './floor-field';
import { FloorLayout } from './floor-layout';

/** The floors of a location, each with its plan and its brands (docs/product/stores.md#floor-plan). */
export function FloorPlanScreen() {
  const texts = textsOf(storesTexts);
  const { location } = useSearch({ from: '/store-locator' });
  const goBack = useBack('/store-locator', { location });
  return (
    <Page title={texts.title} onBack={goBack} actions={<ToList />}>
      <AtLocation skeleton={<FieldSkeleton count={2} />}>
        {({ id }, all) => <FloorPlan locationId={id} locations={all} />}
      </AtLocation>
    </Page>
  );
}

/** Leads to the list: back, where one came from it. */
function ToList() {
  const texts = textsOf(storesTexts);
  const { history } = useRouter();
  const navigate = useNavigate();
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  const show = () => {
    if (fromList) history.back();
    else void navigate({ to: '/store-locator', search: ({ location }) => ({ location }), replace: true });
  };
  return (
    <IconButton label={texts.list} icon={<IconList size={24} aria-hidden />} onClick={singleTap(show)} />
  );
}

interface FloorPlanProps {
  locationId: string;
  locations: readonly Location[];
}

function FloorPlan({ locationId, locations }: FloorPlanProps) {
  const search = useSearch({ from: '/store-locator' });
  const { floorId: inPath } = useParams({ strict: false });
  const navigate = useNavigate();
  const state = useLocation({ select: ({ state: { fromList } }) => (fromList ? { fromList } : {}) });
  const directory = useQuery(storeQueries.directory(locationId));
  const wanted = inPath ?? (search.floor === undefined ? undefined : String(search.floor));
  return (
    <div className="stack">
      <LocationField
        locations={locations}
        nameOf={locationName}
        value={locationId}
        loading={directory.isPending}
        onChoose={(id) => {
          // Without the state, because the list behind this screen is that of another location.
          const search = { location: searchId(id) };
          void navigate({ to: '/store-locator/floor-plan', search, replace: true });
        }}
      />
      <QueryView
        what="floorPlan"
        query={directory}
        skeleton={<BlockSkeleton ratio={1400 / 980} corner="card" />}
        isEmpty={({ floors }) => floors.length === 0}
        empty={<NothingHere />}
      >
        {({ floors }) => {
          const floor = wanted === undefined ? floors[0] : floors.find(({ id }) => id === wanted);
          return (
            <>
              <FloorField
                floors={floors}
                value={floor?.id}
                onChoose={(id) =>
                  void navigate({ ...floorPlanLink(id, search.location), state, replace: true })
                }
              />
              {floor ? <FloorLayout key={floor.id} locationId={locationId} floor={floor} /> : <NothingHere />}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}
