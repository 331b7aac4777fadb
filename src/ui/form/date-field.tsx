import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { shownDate, type TypedDateFormat, typedDate, typedDateLength } from '@/lib/typed-date';
import { IconButton } from '../icon-button';
import { LoadBoundary } from '../load-boundary';
import { TextField, type TextFieldProps } from './text-field';

const CalendarDialog = lazy(() =>
  import('../overlay/calendar-dialog').then(({ CalendarDialog }) => ({ default: CalendarDialog })),
);

export interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'rightSection'> {
  /** What is typed: in `format` once it is a date. */
  value: string;
  /** 'DD / MM / YYYY' when left out. */
  format?: TypedDateFormat;
  /** A day was picked; it comes as it would be typed. */
  onPick: (text: string) => void;
  /** First and last day of the calendar, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  /** Where the calendar opens without a date: at the decades for a day that is long ago. */
  startAt?: 'month' | 'decade';
  /** Names of the button that opens the calendar, which is also its title, and of the buttons that turn its pages. */
  calendar: { open: string; previous: string; next: string };
}

/** A date that one types, or picks from a calendar. The calendar loads when it is first opened. */
export function DateField(props: DateFieldProps) {
  const { value, format = 'spacedSlashes', onPick, min, max, startAt, calendar, disabled, ...field } = props;
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <TextField
        {...field}
        value={value}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="off"
        maxLength={typedDateLength[format]}
        rightSectionWidth={52}
        rightSection={
          <IconButton
            label={calendar.open}
            icon={<IconCalendar size={24} />}
            disabled={disabled}
            onClick={() => {
              setWanted(true);
              setOpened(true);
            }}
          />
        }
      />
      {wanted ? (
        // Without its calendar the field still takes what is typed.
        <LoadBoundary fallback={null}>
          <Suspense fallback={null}>
            <CalendarDialog
              opened={opened}
              title={calendar.open}
              previousLabel={calendar.previous}
              nextLabel={calendar.next}
              value={typedDate(value) ?? null}
              min={min}
              max={max}
              startAt={startAt}
              onChoose={(date) => {
                setOpened(false);
                onPick(shownDate(date, format));
              }}
              onClose={() => setOpened(false)}
            />
          </Suspense>
        </LoadBoundary>
      ) : null}
    </>
  );
}
