import { IconMapPin } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import type { Location } from '@/contract/locations';
import { DropdownField } from '@/ui/form/dropdown-field';
import { searchText } from './directory-rules';

/** ms after which the sign of loading hides, however long the answer takes (docs/product/stores.md#locations). */
const longestLoader = 2_000;

interface LocationFieldProps {
  locations: readonly Location[];
  /** Id of the chosen one. */
  value: string;
  /** What there is at the location is on its way. */
  loading: boolean;
  onChoose: (id: string) => void;
}

/** The mall's locations, each under the mall's name. */
export function LocationField({ locations, value, loading, onChoose }: LocationFieldProps) {
  const texts = textsOf(storesTexts);
  const merchant = currentBrand().name;
  const shown = useAtMost(longestLoader, loading, value);
  return (
    <DropdownField
      label={texts.location}
      icon={<IconMapPin size={20} aria-hidden />}
      placeholder={texts.selectLocation}
      options={locations.map(({ id, name }) => ({
        value: id,
        label: fill(texts.locationName, { merchant, location: name }),
      }))}
      value={value}
      loading={shown}
      onChoose={onChoose}
      search={{ label: texts.searchLocation, clean: searchText, none: texts.noMatch }}
    />
  );
}

/** Whether something is under way, for so many ms at most; anew with each `subject`. */
function useAtMost(limit: number, underWay: boolean, subject: string): boolean {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => setOver(subject), limit);
    return () => clearTimeout(timer);
  }, [limit, underWay, subject]);
  return underWay && over !== subject;
}
