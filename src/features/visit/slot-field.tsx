import { textsOf } from '@/brand/texts/define-texts';
import { visitTexts } from '@/brand/texts/visit';
import { FormSelect } from '@/components/form/fields';
import { RetryBelow } from '@/components/form/retry-below';
import type { AppForm } from '@/components/form/use-app-form';
import type { ViewedQuery } from '@/components/query-view';
import type { TimeSlot } from '@/contract/visit';
import type { VisitForm } from './visit.schema';

interface SlotFieldProps {
  form: AppForm<VisitForm>;
  slots: ViewedQuery<TimeSlot[]>;
}

/** The time slots of the day; disabled while there are none (docs/product/visit.md#time-slots). */
export function SlotField({ form, slots }: SlotFieldProps) {
  const texts = textsOf(visitTexts);
  const choices = slots.data ?? [];
  const hasFailed = slots.isError && slots.data === undefined;
  const none = slots.data?.length === 0 ? texts.otherDay : undefined;
  return (
    <RetryBelow onRetry={hasFailed ? () => void slots.refetch() : undefined}>
      <FormSelect
        form={form}
        name="slot"
        label={texts.timeSlot}
        placeholder={texts.selectSlot}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={choices.length === 0}
        trouble={hasFailed ? texts.slotsFailed : none}
      />
    </RetryBelow>
  );
}
