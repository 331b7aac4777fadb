import type { SixNumber } from '../address';
import type { Mall } from '../mall';
import { createStage, finished } from '../stage';
import { group } from '../svg';
import { type Art, artOf } from './banner-art';
import { ground } from './ground';

const subjects: Record<SixNumber, Art & { label: string }> = {
  1: { scene: 'points', tone: 'bright', label: 'Points' },
  2: { scene: 'festival', tone: 'deep', label: 'Festive season' },
  3: { scene: 'coffee', tone: 'soft', label: 'Coffee' },
  4: { scene: 'cinema', tone: 'deep', label: 'Cinema' },
  5: { scene: 'carnival', tone: 'bright', label: 'Carnival' },
  6: { scene: 'monsoon', tone: 'bright', label: 'Monsoon' },
};

/** The picture beside a notification, 400 × 400. */
export function notificationPicture(mall: Mall, number: SixNumber): string {
  const stage = createStage(mall, `notifications/${number}`);
  const art = subjects[number];
  const { markup } = ground(stage, art.tone, 400, 400, { x: 200, y: 190 });
  const thing = group({ transform: 'translate(-40 16) scale(.6 .6)' }, artOf(mall, art));
  return finished(stage, 400, 400, art.label, markup + thing);
}
