import { IconAdjustmentsHorizontal, IconArrowsSort, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { SearchField } from '@/components/form/search-field';
import { locationsQuery } from '@/components/locations-query';
import { Points } from '@/components/points';
import type { MerchantDetails } from '@/contract/merchant';
import { rewardSearchText } from '@/lib/search-text';
import { IconButton } from '@/ui/controls/icon-button';
import { RemovableChips } from '@/ui/controls/removable-chips';
import { Switch } from '@/ui/controls/switch';
import { type Filter, filterLimits, useBrowsing } from './browsing';
import styles from './catalogue.module.css';
import { hasPoints, type Limit, limitsOf, withoutLimit } from './catalogue-rules';
import { filterQueries } from './queries';
import { noLimitWords, rangeWords } from './range-words';

interface CatalogueToolbarProps {
  /** The current search of the list. */
  search: string;
  /** How many limits the filter sets. */
  limits: number;
  onSearch: (search: string) => void;
  onSort: () => void;
  onFilter: () => void;
}

/** Search, sort, filter and the grid or list view. */
export function CatalogueToolbar(props: CatalogueToolbarProps) {
  const { search, limits, onSearch, onSort, onFilter } = props;
  const texts = textsOf(redeemTexts);
  const inGrid = useBrowsing(({ view }) => view) === 'grid';
  return (
    <div className={styles.toolbar}>
      <div className="grows">
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          value={search}
          clean={rewardSearchText}
          onSearch={onSearch}
        />
      </div>
      <IconButton label={texts.sort} icon={<IconArrowsSort size={24} aria-hidden />} onClick={onSort} />
      <IconButton
        label={texts.filter}
        icon={<IconAdjustmentsHorizontal size={24} aria-hidden />}
        badge={limits > 0 ? '✓' : undefined}
        description={limits > 0 ? texts.filtersSet(limits) : undefined}
        onClick={onFilter}
      />
      <IconButton
        label={inGrid ? texts.listView : texts.gridView}
        icon={inGrid ? <IconList size={24} aria-hidden /> : <IconLayoutGrid size={24} aria-hidden />}
        onClick={() => useBrowsing.setState({ view: inGrid ? 'list' : 'grid' })}
      />
    </div>
  );
}

interface BalanceBarProps {
  merchant: MerchantDetails | undefined;
  /** Whether only products show that the balance is enough for. */
  within: boolean;
  /** Undefined where that makes no difference. */
  onWithin: ((within: boolean) => void) | undefined;
  /** How many of the products the balance is enough for, where that is known. */
  count: number | undefined;
}

/** 'YOUR BALANCE' with the points' full name, and what it is enough for. */
export function BalanceBar({ merchant, within, onWithin, count }: BalanceBarProps) {
  const texts = textsOf(redeemTexts);
  return (
    <div>
      <div className={styles.balance}>
        <span className={styles.balanceLabel}>{texts.yourBalance}</span>
        {merchant ? <Points value={merchant.balance} unit={merchant.pointsName} size="large" /> : null}
      </div>
      {onWithin ? (
        <div className={styles.within} hidden={merchant && !hasPoints(merchant.balance)}>
          {merchant ? (
            <Switch
              label={texts.withinPoints}
              note={count === undefined ? undefined : texts.withinCount(count)}
              checked={within}
              onChange={onWithin}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

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
