import { IconMapPin } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { placesTexts } from '@/brand/texts/places';
import type { Location } from '@/contract/locations';
import { searchText } from '@/lib/search-text';
import { DropdownField } from '@/ui/form/dropdown-field';

/** ms after which the sign of loading hides, however long the answer takes (docs/product/stores.md#locations). */
const longestLoader = 2_000;

interface LocationFieldProps {
  locations: readonly Location[];
  /** How a location reads in the list, where not by its name alone. */
  nameOf?: (location: Location) => string;
  /** Id of the chosen one; undefined before the locations are there. */
  value: string | undefined;
  /** What there is at the location is on its way. */
  loading?: boolean;
  onChoose: (id: string) => void;
}

/** The choice of one of the mall's locations. */
export function LocationField(props: LocationFieldProps) {
  const { locations, nameOf = ({ name }) => name, value, loading = false, onChoose } = props;
  const texts = textsOf(placesTexts);
  const shown = useAtMost(longestLoader, loading, value);
  return (
    <DropdownField
      label={texts.location}
      icon={<IconMapPin size={20} aria-hidden />}
      placeholder={texts.selectLocation}
      options={locations.map((location) => ({ value: location.id, label: nameOf(location) }))}
      value={value}
      disabled={value === undefined}
      loading={shown}
      onChoose={onChoose}
      search={{ label: texts.searchLocation, clean: searchText, none: texts.noMatch }}
    />
  );
}

/** Whether something is under way, for so many ms at most; anew with each `subject`. */
function useAtMost(limit: number, underWay: boolean, subject: string | undefined): boolean {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => setOver(subject), limit);
    return () => clearTimeout(timer);
  }, [limit, underWay, subject]);
  return underWay && over !== subject;
}
