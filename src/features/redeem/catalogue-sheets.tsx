import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { OptionList } from '@/ui/form/option-list';
import { DialogFrame } from '@/ui/overlay/dialog-frame';
import { type Browsing, type Filter, noFilter } from './browsing';
import { sortOptions } from './catalogue-rules';
import { FilterDrawer } from './filter-drawer';

interface CatalogueSheetsProps {
  /** The sheet that is open. */
  open: 'sort' | 'filter' | undefined;
  browsing: Browsing;
  onClose: () => void;
  /** Called with the chosen order, even if it is the current one. */
  onSort: (sortBy: number) => void;
  onFilter: (filter: Filter) => void;
}

/** The sheets that open over the catalogue. */
export function CatalogueSheets({ open, browsing, onClose, onSort, onFilter }: CatalogueSheetsProps) {
  const texts = textsOf(redeemTexts);
  return (
    <>
      <DialogFrame opened={open === 'sort'} onClose={onClose} title={texts.sortBy}>
        <OptionList
          label={texts.sortBy}
          options={sortOptions.map(({ key, code }) => ({ value: String(code), label: texts[key] }))}
          value={String(browsing.sortBy)}
          onChoose={(code) => onSort(Number(code))}
        />
      </DialogFrame>
      <FilterDrawer
        opened={open === 'filter'}
        filter={browsing.filter}
        onClose={onClose}
        onApply={(filter) => onFilter({ ...filter, filterApplied: true })}
        onReset={() => onFilter(noFilter)}
      />
    </>
  );
}
