import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { shownDate, type TypedDateFormat, typedDate, typedDateLength } from '@/lib/typed-date';
import { IconButton } from '../controls/icon-button';
import { lazyPart } from '../feedback/lazy-part';
import { TextField, type TextFieldProps } from './text-field';

const CalendarDialog = lazyPart(() =>
  import('../overlay/calendar-dialog').then(({ CalendarDialog }) => CalendarDialog),
);

export interface DateFieldProps extends Omit<TextFieldProps, 'value' | 'rightSection'> {
  /** The typed text. It is in `format` when it is a date. */
  value: string;
  /** 'DD / MM / YYYY' when left out. */
  format?: TypedDateFormat;
  /** Called with a picked day, as if it had been typed. */
  onPick: (text: string) => void;
  /** First and last day of the calendar, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  /** Where the calendar opens without a date. For a day long ago, it opens at the decades. */
  startAt?: 'month' | 'decade';
  /**
   * The name of the button that opens the calendar, which is also the calendar's title, and the names of the buttons
   * that turn its pages.
   */
  calendar: { open: string; previous: string; next: string };
  /** Called if the calendar does not open because its code could not be loaded. Typing still works. */
  onMissing: () => void;
}

/** A date that shoppers type, or pick from a calendar. The calendar loads when it is opened for the first time. */
export function DateField(props: DateFieldProps) {
  const { value, format = 'spacedSlashes', onPick, min, max, startAt, calendar, ...others } = props;
  const { disabled, onMissing, ...field } = others;
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
            icon={<IconCalendar size={24} aria-hidden />}
            disabled={disabled}
            onClick={() => {
              setWanted(true);
              setOpened(true);
            }}
          />
        }
      />
      {wanted ? (
        <CalendarDialog
          awaited={opened}
          onMissing={() => {
            setOpened(false);
            onMissing();
          }}
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
      ) : null}
    </>
  );
}
