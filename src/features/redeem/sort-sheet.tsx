import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { OptionList } from '@/ui/form/option-list';
import { DialogFrame } from '@/ui/overlay/dialog-frame';
import { sortOptions } from './catalogue-rules';

interface SortSheetProps {
  opened: boolean;
  /** A `sort_by` code. */
  sortBy: number;
  onClose: () => void;
  /** Also called with the current order. */
  onChoose: (sortBy: number) => void;
}

export function SortSheet({ opened, sortBy, onClose, onChoose }: SortSheetProps) {
  const texts = textsOf(redeemTexts);
  return (
    <DialogFrame opened={opened} onClose={onClose} title={texts.sortBy}>
      <OptionList
        label={texts.sortBy}
        options={sortOptions.map(({ key, code }) => ({ value: String(code), label: texts[key] }))}
        value={String(sortBy)}
        onChoose={(code) => onChoose(Number(code))}
      />
    </DialogFrame>
  );
}
