import { useQuery } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { locationsQuery } from '@/components/locations-query';
import { voucherMoney } from '@/components/money';
import { pointsUnit } from '@/components/points';
import { formatPoints } from '@/lib/points';
import { AfterFrame } from '@/ui/after-frame';
import { Button } from '@/ui/button';
import { SideDrawer } from '@/ui/overlay/side-drawer';
import { type Filter, noFilter } from './browsing';
import styles from './filter.module.css';
import { FilterChoices } from './filter-choices';
import { FilterRange } from './filter-range';
import { filterQueries } from './queries';

interface FilterDrawerProps {
  /** The filter that the shopper is editing. The drawer is open while there is one. */
  draft: Filter | undefined;
  onChange: (draft: Filter) => void;
  onClose: () => void;
  onApply: (filter: Filter) => void;
  onReset: () => void;
}

/** 'Filter By': changes take effect with APPLY, RESET takes effect at once (docs/product/redeem.md#filter). */
export function FilterDrawer({ draft, onChange, onClose, onApply, onReset }: FilterDrawerProps) {
  const texts = textsOf(redeemTexts);
  const opened = draft !== undefined;
  const locations = useQuery({ ...locationsQuery(), enabled: opened });
  const brands = useQuery({ ...filterQueries.brands(), enabled: opened });
  const filter = draft ?? noFilter;
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={texts.filterBy}
      foot={
        <>
          <Button variant="secondary" onClick={onReset}>
            {texts.reset}
          </Button>
          <Button onClick={() => onApply(filter)}>{texts.apply}</Button>
        </>
      }
    >
      <AfterFrame>
        <div className={styles.filter}>
          <FilterRange
            label={texts.pointsRange}
            value={filter.pointsRange}
            format={(points) => `${formatPoints(points)} ${pointsUnit()}`}
            onChange={(pointsRange) => onChange({ ...filter, pointsRange })}
          />
          <FilterChoices
            label={texts.rewardLocation}
            searchLabel={texts.searchLocation}
            query={locations}
            chosen={filter.locationIds}
            onChange={(locationIds) => onChange({ ...filter, locationIds })}
          />
          <FilterChoices
            label={texts.brands}
            searchLabel={texts.searchBrand}
            query={brands}
            chosen={filter.brandIds}
            onChange={(brandIds) => onChange({ ...filter, brandIds })}
          />
          <FilterRange
            label={texts.rewardValue}
            value={filter.rewardValueRange}
            format={(value) => voucherMoney(String(value))}
            onChange={(rewardValueRange) => onChange({ ...filter, rewardValueRange })}
          />
        </div>
      </AfterFrame>
    </SideDrawer>
  );
}
