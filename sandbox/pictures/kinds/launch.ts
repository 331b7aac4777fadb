import type { Mall } from '../mall';
import { createStage, finished } from '../stage';
import type { Words } from '../subjects';
import { group, rect, text } from '../svg';
import { type Art, artOf } from './banner-art';
import { ground } from './ground';
import { fitted } from './lettering';

const launches: Record<1 | 2 | 3, Words & Art> = {
  1: {
    headline: ['A Season', 'of Surprises'],
    label: 'Gifts on every floor',
    tone: 'deep',
    scene: 'festival',
  },
  2: {
    headline: ['Twice the', 'Points'],
    label: 'This week, every bill',
    tone: 'bright',
    scene: 'double-points',
  },
  3: {
    headline: ['Carnival', 'Weekend'],
    label: 'Fun for the whole family',
    tone: 'bright',
    scene: 'carnival',
  },
};

/** The launch popup, 900 × 1200: lettering above, the drawing below. */
export function launchPicture(mall: Mall, number: 1 | 2 | 3): string {
  const stage = createStage(mall, `launch/${number}`);
  const art = launches[number];
  const { headline, label } = art;
  const { markup, ink, label: pill } = ground(stage, art.tone, 900, 1200, { x: 450, y: 760 });
  const middle = { 'text-anchor': 'middle' };
  const bold = { ...middle, 'font-weight': 800, 'letter-spacing': -1 };
  const size = Math.min(...headline.map((words) => fitted(words, 780, 128)));
  const pillWidth = label.length * 22 + 90;
  const body = group(
    {},
    markup,
    group(
      {
        transform: 'translate(50 616)',
        'clip-path': stage.paint.clip(rect(-12, -14, 824, 640, '#000')),
      },
      artOf(mall, art),
    ),
    text(450, 140, fitted(mall.programName, 700, 36), mall.programName, ink, {
      ...middle,
      'font-weight': 600,
      'letter-spacing': 2,
    }),
    text(450, 190 + size, size, headline[0], ink, bold),
    text(450, 190 + size * 2.06, size, headline[1], ink, bold),
    rect(450 - pillWidth / 2, 228 + size * 2.06, pillWidth, 76, pill.fill, { rx: 38 }),
    text(450, 278 + size * 2.06, 36, label, pill.ink, { ...middle, 'font-weight': 700 }),
  );
  return finished(stage, 900, 1200, `${headline.join(' ')}: ${label}`, body);
}
