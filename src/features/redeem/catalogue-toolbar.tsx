import { IconAdjustmentsHorizontal, IconArrowsSort, IconLayoutGrid, IconList } from '@tabler/icons-react';
import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { SearchField } from '@/components/form/search-field';
import { rewardSearchText } from '@/lib/search-text';
import { IconButton } from '@/ui/controls/icon-button';
import { useBrowsing } from './browsing';
import styles from './catalogue.module.css';

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
