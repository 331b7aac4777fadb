import type { SixNumber } from '../address';
import { carnival } from '../art/carnival';
import { points } from '../art/coins';
import { festival } from '../art/festival';
import { monsoon } from '../art/monsoon';
import type { Mall } from '../mall';
import { cinema } from '../scenes/cinema';
import { coffee } from '../scenes/coffee';
import { createStage, type Drawing, finished } from '../stage';
import { group } from '../svg';
import { ground, type Tone } from './ground';

const subjects: Record<SixNumber, { draw: Drawing; tone: Tone; label: string }> = {
  1: { draw: points, tone: 'bright', label: 'Points' },
  2: { draw: festival, tone: 'deep', label: 'Festive season' },
  3: { draw: coffee, tone: 'soft', label: 'Coffee' },
  4: { draw: cinema, tone: 'deep', label: 'Cinema' },
  5: { draw: carnival, tone: 'bright', label: 'Carnival' },
  6: { draw: monsoon, tone: 'bright', label: 'Monsoon' },
};

/** The picture beside a notification, 400 × 400. */
export function notificationPicture(mall: Mall, number: SixNumber): string {
  const stage = createStage(mall, `notifications/${number}`);
  const { draw, tone, label } = subjects[number];
  const { markup } = ground(stage, tone, 400, 400, { x: 200, y: 190 });
  const thing = group({ transform: 'translate(-40 16) scale(.6 .6)' }, draw(stage));
  return finished(stage, 400, 400, label, markup + thing);
}
