import { IconCalendarPlus } from '@tabler/icons-react';
import type { HistoryState } from '@tanstack/react-router';
import { currentBrand } from '@/brand/current-brand';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { visitTexts } from '@/brand/texts/visit';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { calendarFile } from '@/lib/calendar-file';
import { formatDate } from '@/lib/dates';
import { stateText } from '@/lib/state-text';
import { isLoggedIn } from '@/session/stored-user';
import { writeStored } from '@/session/stored-values';
import { Button } from '@/ui/controls/button';
import { Celebration } from '@/ui/feedback/celebration';
import { Card } from '@/ui/lists/card';
import { saveFile } from '@/ui/media/save-file';
import styles from './visit.module.css';
import { calendarTime } from './visit-rules';

/** The third step: the visit as it was booked, which the history remembers. */
export function Confirmation({ title, booking }: { title: string; booking: HistoryState }) {
  const texts = textsOf(visitTexts);
  const { bookingId: id, visitDay, visitSlot, visitTime } = booking;
  const [bookingId = '', day = '', slot = '', time = ''] = [id, visitDay, visitSlot, visitTime].map(
    stateText,
  );
  const rows = [
    [texts.bookingId, bookingId],
    [texts.visitDate, formatDate(day, 'long')],
    slot ? [texts.timeSlot, slot] : [texts.time, time],
  ].filter(([, value]) => value !== '');

  const addToCalendar = () => {
    const { name, programName } = currentBrand();
    const file = calendarFile(programName, {
      uid: `visit-${bookingId || `${day}-${slot || time}`}@${window.location.hostname}`,
      made: new Date(),
      when: calendarTime(day, slot),
      title: fill(texts.calendarTitle, { mall: name }),
      place: name,
      notes: rows.map((row) => row.join(': ')).join('\n'),
    });
    saveFile('visit.ics', 'text/calendar;charset=utf-8', file);
  };

  return (
    <Page
      title={title}
      foot={
        isLoggedIn() ? (
          <ButtonLink to="/dashboard">{textsOf(commonTexts).ok}</ButtonLink>
        ) : (
          // After the login, nobody needs the confirmation of a booking again.
          <ButtonLink to="/login" onClick={() => writeStored('prev_route', undefined)}>
            {texts.wantRewards}
          </ButtonLink>
        )
      }
    >
      <Celebration title={texts.confirmed} />
      <Card>
        <dl className={styles.booking}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className={styles.sent}>{texts.sent}</p>
      <Button variant="secondary" onClick={addToCalendar}>
        <IconCalendarPlus size={20} aria-hidden />
        <span>{texts.addToCalendar}</span>
      </Button>
    </Page>
  );
}
