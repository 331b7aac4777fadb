import { fill, textsOf } from '@/brand/texts/define-texts';
import { expiringPointsTexts } from '@/brand/texts/expiring-points';
import { formatDate } from '@/lib/dates';
import { daysBetween } from '@/lib/days';
import type { Ending } from '@/lib/ending-points';
import { formatPoints } from '@/lib/points';
import { pointsUnit } from '../points';

/** '499.33 P end on 31 Dec': with the year if it is not this one. */
export function endingWords({ day, points }: Ending, today: string): string {
  const texts = textsOf(expiringPointsTexts);
  const wording = [texts.endToday, texts.endTomorrow][daysBetween(today, day)] ?? texts.endOn;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return fill(wording, {
    points: `${formatPoints(points)} ${pointsUnit()}`,
    date: formatDate(day, isThisYear ? 'bare' : 'bareWithYear'),
  });
}
