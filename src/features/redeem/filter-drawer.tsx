import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import type { Unloaded } from '@/brand/texts/not-loaded';
import { redeemTexts } from '@/brand/texts/redeem';
import { locationsQuery } from '@/components/locations-query';
import { QueryView, type ViewedQuery } from '@/components/query-view';
import { named, searchText } from '@/lib/search-text';
import { Button } from '@/ui/controls/button';
import { useTapped } from '@/ui/controls/use-tapped';
import { TextSkeleton } from '@/ui/feedback/skeleton';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { RangeField } from '@/ui/form/range-field';
import { TextField } from '@/ui/form/text-field';
import { SideDrawer } from '@/ui/overlay/side-drawer';
import { type Filter, filterLimits, type Range } from './browsing';
import { toggled } from './catalogue-rules';
import styles from './filter.module.css';
import { filterQueries } from './queries';
import { noLimitWords, rangeWords } from './range-words';

interface FilterDrawerProps {
  opened: boolean;
  /** The filter that applies. */
  filter: Filter;
  onClose: () => void;
  onApply: (filter: Filter) => void;
  onReset: () => void;
}

/** 'Filter By': changes take effect with APPLY, RESET takes effect at once (docs/product/redeem.md#filter). */
export function FilterDrawer({ opened, onClose, ...form }: FilterDrawerProps) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title={textsOf(redeemTexts).filterBy}>
      <FilterForm {...form} />
    </SideDrawer>
  );
}

/** It begins with the filter that applies, each time the drawer opens. */
function FilterForm({ filter, onApply, onReset }: Pick<FilterDrawerProps, 'filter' | 'onApply' | 'onReset'>) {
  const texts = textsOf(redeemTexts);
  const [draft, setDraft] = useTapped(filter);
  // The long content comes after the first frame of the drawer, so that the tap gets its answer before the long work.
  const afterFrame = useDeferredValue(true, false);
  return (
    <>
      <div className={styles.scroll}>
        {afterFrame ? (
          <FilterFields filter={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
        ) : null}
      </div>
      <div className={styles.foot}>
        <Button variant="secondary" onClick={onReset}>
          {texts.reset}
        </Button>
        <Button onClick={() => onApply(draft)}>{texts.apply}</Button>
      </div>
    </>
  );
}

interface FilterFieldsProps {
  filter: Filter;
  onChange: (changes: Partial<Filter>) => void;
}

function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const texts = textsOf(redeemTexts);
  const locations = useQuery(locationsQuery());
  const brands = useQuery(filterQueries.brands());
  return (
    <div className={styles.filter}>
      <FilterRange
        label={texts.pointsRange}
        value={filter.pointsRange}
        format={rangeWords.pointsRange}
        onChange={(pointsRange) => onChange({ pointsRange })}
      />
      <FilterChoices
        label={texts.rewardLocation}
        what="locations"
        searchLabel={texts.searchLocation}
        query={locations}
        chosen={filter.locationIds}
        onChange={(locationIds) => onChange({ locationIds })}
      />
      <FilterChoices
        label={texts.brands}
        what="brands"
        searchLabel={texts.searchBrand}
        query={brands}
        chosen={filter.brandIds}
        onChange={(brandIds) => onChange({ brandIds })}
      />
      <FilterRange
        label={texts.rewardValue}
        value={filter.rewardValueRange}
        format={rangeWords.rewardValueRange}
        onChange={(rewardValueRange) => onChange({ rewardValueRange })}
      />
    </div>
  );
}

interface FilterRangeProps {
  label: string;
  value: Range;
  format: (value: number) => string;
  onChange: (value: Range) => void;
}

/** A range from 0 to 2000, step 1. At its upper end it has no limit. */
function FilterRange({ label, value, format, onChange }: FilterRangeProps) {
  const texts = textsOf(redeemTexts);
  return (
    <RangeField
      {...filterLimits}
      label={label}
      fromLabel={fill(texts.from, { range: label })}
      toLabel={fill(texts.to, { range: label })}
      value={value}
      format={format}
      endless={noLimitWords()}
      onChange={onChange}
    />
  );
}

interface FilterChoicesProps {
  label: string;
  what: Unloaded;
  searchLabel: string;
  query: ViewedQuery<{ id: string; name: string }[]>;
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A choice of any number of locations or brands, with a search by name. */
function FilterChoices({ label, what, searchLabel, query, chosen, onChange }: FilterChoicesProps) {
  const texts = textsOf(redeemTexts);
  const [typed, setTyped] = useState('');
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.filterLabel}>{label}</legend>
      <TextField
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(searchText(event.currentTarget.value))}
      />
      <div className={styles.choiceList}>
        <QueryView
          what={what}
          query={query}
          skeleton={<TextSkeleton lines={4} />}
          isEmpty={() => false}
          compact
        >
          {(all) => {
            const choices = named(all, typed);
            if (choices.length === 0) {
              return (
                <p className={styles.noMatch} role="status">
                  {texts.noMatch}
                </p>
              );
            }
            return choices.map(({ id, name }) => (
              <CheckboxField
                key={id}
                label={name}
                checked={chosen.includes(id)}
                onChange={() => onChange(toggled(chosen, id))}
              />
            ));
          }}
        </QueryView>
      </div>
    </fieldset>
  );
}
