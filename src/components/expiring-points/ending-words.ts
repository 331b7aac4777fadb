import { fill, textsOf } from '@/brand/texts/define-texts';
import { expiringPointsTexts } from '@/brand/texts/expiring-points';
import { formatDate } from '@/lib/dates';
import { daysBetween } from '@/lib/days';
import type { Ending } from '@/lib/ending-points';
import { formatPoints } from '@/lib/points';
import { pointsUnit } from '../points';

/** '499.33 P end on 31st Dec'26'. */
export function endingWords({ day, points }: Ending, today: string): string {
  const texts = textsOf(expiringPointsTexts);
  const wording = [texts.endToday, texts.endTomorrow][daysBetween(today, day)] ?? texts.endOn;
  return fill(wording, {
    points: `${formatPoints(points)} ${pointsUnit()}`,
    date: formatDate(day, 'short'),
  });
}
