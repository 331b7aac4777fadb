import { IconChevronLeft, IconChevronRight, IconStairs } from '@tabler/icons-react';
import { textsOf } from '@/brand/texts/define-texts';
import { storesTexts } from '@/brand/texts/stores';
import type { StoreFloor } from '@/contract/stores';
import { searchText } from '@/lib/search-text';
import { IconButton } from '@/ui/controls/icon-button';
import { DropdownField } from '@/ui/form/dropdown-field';
import { neighbours } from '../directory-rules';
import styles from './plan.module.css';

interface FloorFieldProps {
  floors: readonly StoreFloor[];
  /** Undefined for a floor that there is not. */
  value: string | undefined;
  onChoose: (id: string) => void;
}

/** The floors of a location, with a step to the one before and the one after. */
export function FloorField({ floors, value, onChoose }: FloorFieldProps) {
  const texts = textsOf(storesTexts);
  const { previous, next } = neighbours(floors, value);
  return (
    <div className={styles.floors}>
      <IconButton
        label={texts.previousFloor}
        icon={<IconChevronLeft size={24} aria-hidden />}
        disabled={!previous}
        onClick={() => previous && onChoose(previous.id)}
      />
      <div className="grows">
        <DropdownField
          label={texts.floor}
          icon={<IconStairs size={20} aria-hidden />}
          placeholder={texts.selectFloor}
          options={floors.map(({ id, name }) => ({ value: id, label: name }))}
          value={value}
          onChoose={onChoose}
          search={{ label: texts.searchFloor, clean: searchText, none: texts.noMatch }}
        />
      </div>
      <IconButton
        label={texts.nextFloor}
        icon={<IconChevronRight size={24} aria-hidden />}
        disabled={!next}
        onClick={() => next && onChoose(next.id)}
      />
    </div>
  );
}
