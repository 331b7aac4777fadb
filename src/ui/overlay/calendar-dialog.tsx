import { DatePicker } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { nearestDay } from '@/lib/days';
import { today } from '@/lib/today';
import styles from './calendar-dialog.module.css';
import { DialogFrame } from './dialog-frame';

interface CalendarDialogProps {
  opened: boolean;
  title: string;
  previousLabel: string;
  nextLabel: string;
  /** YYYY-MM-DD, or null for none. */
  value: string | null;
  /** First and last day that can be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  /** What it shows at first without a value: the days of this month, or the years of this decade. */
  startAt?: 'month' | 'decade' | undefined;
  onChoose: (date: string) => void;
  onClose: () => void;
}

/**
 * A calendar on a sheet. It opens on its value, or else on today or the nearest day that can be chosen. It needs Mantine's dates, so it loads when it is opened for the first time.
 */
export function CalendarDialog(props: CalendarDialogProps) {
  const { opened, title, previousLabel, nextLabel, value, min, max, startAt, onChoose, onClose } = props;
  return (
    <DialogFrame opened={opened} onClose={onClose} title={title}>
      <DatePicker
        className={styles.calendar}
        classNames={styles}
        size="md"
        value={value}
        defaultDate={value ?? nearestDay(today(), min, max)}
        previousIcon={<IconChevronLeft size={24} aria-hidden />}
        nextIcon={<IconChevronRight size={24} aria-hidden />}
        {...(min ? { minDate: min } : {})}
        {...(max ? { maxDate: max } : {})}
        {...(startAt && value === null ? { defaultLevel: startAt } : {})}
        ariaLabels={{
          previousMonth: previousLabel,
          nextMonth: nextLabel,
          previousYear: previousLabel,
          nextYear: nextLabel,
          previousDecade: previousLabel,
          nextDecade: nextLabel,
        }}
        onChange={(date) => {
          if (date) onChoose(date.slice(0, 10));
        }}
      />
    </DialogFrame>
  );
}
