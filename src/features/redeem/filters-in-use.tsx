import { useQuery } from '@tanstack/react-query';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { locationsQuery } from '@/components/locations-query';
import { RemovableChips } from '@/ui/controls/removable-chips';
import { type Filter, filterLimits } from './browsing';
import { type Limit, limitsOf, withoutLimit } from './catalogue-rules';
import { filterQueries } from './queries';
import { noLimitWords, rangeWords } from './range-words';

interface FiltersInUseProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** Each limit of the filter as a chip, which takes it out at once (docs/product/redeem.md#filter). */
export function FiltersInUse({ filter, onChange }: FiltersInUseProps) {
  const texts = textsOf(redeemTexts);
  const nameOf = useNames(filter);
  return (
    <RemovableChips
      label={texts.filtersInUse}
      action={texts.remove}
      chips={limitsOf(filter).map((limit) => ({
        key: `${limit.of} ${limit.id}`,
        name: nameOf(limit),
        onRemove: () => onChange(withoutLimit(filter, limit)),
      }))}
    />
  );
}

/** What a limit is called. A location or brand whose name is not known is called by its kind. */
function useNames(filter: Filter) {
  const texts = textsOf(redeemTexts);
  const silent = { silent: true }; // the drawer says it when it opens
  const { data: locations } = useQuery({
    ...locationsQuery(),
    enabled: filter.locationIds.length > 0,
    meta: silent,
  });
  const { data: brands } = useQuery({
    ...filterQueries.brands(),
    enabled: filter.brandIds.length > 0,
    meta: silent,
  });
  return ({ of, id }: Limit) => {
    if (of === 'locationIds') return named(locations, id) ?? texts.rewardLocation;
    if (of === 'brandIds') return named(brands, id) ?? texts.brands;
    const { min, max } = filter[of];
    const to = max < filterLimits.max ? rangeWords[of](max) : noLimitWords();
    return fill(texts.limits, { range: texts[rangeNames[of]], from: rangeWords[of](min), to });
  };
}

const rangeNames = { pointsRange: 'pointsRange', rewardValueRange: 'rewardValue' } as const;

function named(all: readonly { id: string; name: string }[] | undefined, wanted: string) {
  return all?.find(({ id }) => id === wanted)?.name;
}
