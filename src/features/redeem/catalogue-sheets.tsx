import { type Browsing, type Filter, noFilter } from './browsing';
import { FilterDrawer } from './filter-drawer';
import { SortSheet } from './sort-sheet';

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
  return (
    <>
      <SortSheet opened={open === 'sort'} sortBy={browsing.sortBy} onClose={onClose} onChoose={onSort} />
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
