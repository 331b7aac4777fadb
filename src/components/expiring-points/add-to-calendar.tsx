import { IconCalendarPlus } from '@tabler/icons-react';
import { currentBrand } from '@/brand/current-brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { expiringPointsTexts } from '@/brand/texts/expiring-points';
import { calendarFile } from '@/lib/calendar-file';
import { formatDate } from '@/lib/dates';
import { type Ending, reminderDay } from '@/lib/ending-points';
import { paths } from '@/lib/paths';
import { formatPoints } from '@/lib/points';
import { today } from '@/lib/today';
import { storedUser } from '@/session/stored-user';
import { Button } from '@/ui/controls/button';
import { saveFile } from '@/ui/media/save-file';
import { pointsUnit } from '../points';

/** Puts a reminder of points that end into the calendar, a week before they do. */
export function AddToCalendar({ ending }: { ending: Ending }) {
  return (
    <Button variant="secondary" size="compact" onClick={() => saveReminder(ending)}>
      <IconCalendarPlus size={20} aria-hidden />
      <span>{textsOf(expiringPointsTexts).addToCalendar}</span>
    </Button>
  );
}

function saveReminder({ day, points }: Ending): void {
  const texts = textsOf(expiringPointsTexts);
  const { programName } = currentBrand();
  const file = calendarFile(programName, {
    uid: `points-${day}-${storedUser()?.id ?? ''}@${location.hostname}`,
    made: new Date(),
    when: { day: reminderDay(day, today()) },
    title: fill(texts.calendarTitle, {
      program: programName,
      points: `${formatPoints(points)} ${pointsUnit()}`,
      date: formatDate(day, 'long'),
    }),
    notes: fill(texts.calendarNotes, { address: `${location.origin}${paths.redeem}` }),
  });
  saveFile('expiring-points.ics', 'text/calendar;charset=utf-8', file);
}
