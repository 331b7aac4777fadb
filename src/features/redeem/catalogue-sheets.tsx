import { type Filter, noFilter } from './browsing';
import { FilterDrawer } from './filter-drawer';
import { SortSheet } from './sort-sheet';

interface CatalogueSheetsProps {
  sorting: boolean;
  /** A `sort_by` code. */
  sortBy: number;
  /** Called with the chosen order, even if it is the current one, or without one if nothing was chosen. */
  onSorted: (sortBy?: number) => void;
  /** The filter that the shopper is editing. */
  draft: Filter | undefined;
  onDraft: (draft: Filter | undefined) => void;
  onFilter: (filter: Filter) => void;
}

/** The sheets that open over the catalogue. */
export function CatalogueSheets(props: CatalogueSheetsProps) {
  const { sorting, sortBy, onSorted, draft, onDraft, onFilter } = props;
  return (
    <>
      <SortSheet opened={sorting} sortBy={sortBy} onClose={() => onSorted()} onChoose={onSorted} />
      <FilterDrawer
        draft={draft}
        onChange={onDraft}
        onClose={() => onDraft(undefined)}
        onApply={(filter) => onFilter({ ...filter, filterApplied: true })}
        onReset={() => onFilter(noFilter)}
      />
    </>
  );
}
