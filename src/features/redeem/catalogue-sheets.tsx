import { type Filter, noFilter } from './browsing';
import { FilterDrawer } from './filter-drawer';
import { SortSheet } from './sort-sheet';

interface CatalogueSheetsProps {
  sorting: boolean;
  /** A `sort_by` code. */
  sortBy: number;
  /** With the chosen order, also when it is the one there is; without one when nothing was chosen. */
  onSorted: (sortBy?: number) => void;
  /** The filter in the making. */
  draft: Filter | undefined;
  onDraft: (draft: Filter | undefined) => void;
  onFilter: (filter: Filter) => void;
}

/** What opens over the catalogue. */
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
