import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { visitTexts } from '@/brand/texts/visit';
import { FormSelect } from '@/components/form/fields';
import type { AppForm } from '@/components/form/use-app-form';
import type { ViewedQuery } from '@/components/query-view';
import type { TimeSlot } from '@/contract/visit';
import { Button } from '@/ui/button';
import styles from './visit.module.css';
import type { VisitForm } from './visit.schema';

interface SlotFieldProps {
  form: AppForm<VisitForm>;
  slots: ViewedQuery<TimeSlot[]>;
}

/** The time slots of the day; disabled while there are none (docs/product/visit.md#time-slots). */
export function SlotField({ form, slots }: SlotFieldProps) {
  const texts = textsOf(visitTexts);
  const choices = slots.data ?? [];
  return (
    <div className={styles.slot}>
      <FormSelect
        form={form}
        name="slot"
        label={texts.timeSlot}
        placeholder={texts.selectSlot}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={choices.length === 0}
      />
      {slots.isError && slots.data === undefined ? (
        <Button variant="quiet" size="compact" onClick={() => void slots.refetch()}>
          {textsOf(commonTexts).retry}
        </Button>
      ) : null}
    </div>
  );
}
