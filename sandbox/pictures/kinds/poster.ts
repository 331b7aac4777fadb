import { sampleBanners } from '../../banners/sample-banners';
import type { BannerNumber, SixNumber, WidthClass } from '../../noun/picture-path';
import { drawn } from '../drawn';
import type { Mall } from '../mall';
import { createStage, finished } from '../paint';
import { fitted, group, rect, text } from '../svg';
import { storefront } from './brand';
import { ground, type Tone } from './ground';

/** The tone of the ground, and the name of a drawing in `drawings/scenes/`. */
type Art = readonly [tone: Tone, scene: string];

/** What stands beside the words of each banner. */
const bannerArt: Readonly<Record<BannerNumber, Art>> = {
  1: ['deep', 'festival'],
  2: ['soft', 'coffee'],
  3: ['deep', 'cinema'],
  4: ['bright', 'double-points'],
  5: ['bright', 'monsoon'],
  6: ['soft', 'opening'],
  7: ['bright', 'carnival'],
  8: ['soft', 'furniture'],
  9: ['soft', 'handbag'],
  10: ['bright', 'fitness'],
  11: ['deep', 'jewellery'],
  12: ['soft', 'headphones'],
};

/** A drawing on 800 × 600. Only the shop on its first day has a front. */
function artOf(mall: Mall, scene: string): string {
  if (scene !== 'opening') return drawn(mall, `scenes/${scene}`);
  const shop = { slug: 'vetivelle', brandName: 'Vetivelle', like: 'vetivelle' } as const;
  return drawn(mall, 'scenes/opening', { front: storefront(mall, shop, mall.strong) });
}

interface Layout {
  width: number;
  height: number;
  left: number;
  scale: number;
  x: number;
  headline: number;
  small: number;
}

const layouts: Record<WidthClass, Layout> = {
  1: { width: 720, height: 405, left: 36, scale: 0.52, x: 318, headline: 54, small: 0.47 },
  2: { width: 1024, height: 400, left: 64, scale: 0.66, x: 496, headline: 66, small: 0.36 },
  3: { width: 1320, height: 440, left: 96, scale: 0.74, x: 684, headline: 80, small: 0.36 },
};

/** A banner of the mall in one of three width classes: lettering on the left, the drawing on the right. */
export function drawBanner(mall: Mall, number: BannerNumber, widthClass: WidthClass): string {
  const { width, height, left, scale, x, headline, small: share } = layouts[widthClass];
  const stage = createStage(mall, `banners/${number}`);
  const { headline: lines, label } = sampleBanners[number];
  const [tone, scene] = bannerArt[number];
  const focus = { x: x + 400 * scale, y: height * 0.5 };
  const { markup, ink, label: pill } = ground(stage, tone, width, height, focus);
  const room = x + 80 * scale - left;
  const size = Math.min(headline, ...lines.map((line) => fitted(line, room, headline)));
  const small = size * share;
  const pillSize = Math.min(small, (room * 1.15) / (label.length * 0.62 + 2.2));
  const middle = height / 2;
  const bold = { 'font-weight': 800, 'letter-spacing': -0.5 };
  const pillWidth = label.length * pillSize * 0.62 + pillSize * 2.2;
  const body = group(
    {},
    markup,
    group(
      { transform: `translate(${x} ${Math.round(height * 0.97 - 530 * scale)}) scale(${scale})` },
      artOf(mall, scene),
    ),
    text(left, middle - size * 1.05, fitted(mall.programName, room, small), mall.programName, ink, {
      'font-weight': 600,
      opacity: '.85',
    }),
    text(left, middle, size, lines[0], ink, bold),
    text(left, middle + size * 1.04, size, lines[1], ink, bold),
    rect(left, middle + size * 1.5, pillWidth, pillSize * 2, pill.fill, { rx: pillSize }),
    text(left + pillWidth / 2, middle + size * 1.5 + pillSize * 1.34, pillSize, label, pill.ink, {
      'font-weight': 700,
      'text-anchor': 'middle',
    }),
  );
  return finished(stage, width, height, `${lines.join(' ')}: ${label}`, body);
}

const launches: Record<1 | 2 | 3, { headline: readonly [string, string]; label: string; art: Art }> = {
  1: { headline: ['A Season', 'of Surprises'], label: 'Gifts on every floor', art: ['deep', 'festival'] },
  2: { headline: ['Twice the', 'Points'], label: 'This week, every bill', art: ['bright', 'double-points'] },
  3: { headline: ['Carnival', 'Weekend'], label: 'Fun for the whole family', art: ['bright', 'carnival'] },
};

/** The launch popup, 900 × 1200: lettering above, the drawing below. */
export function drawLaunch(mall: Mall, number: 1 | 2 | 3): string {
  const stage = createStage(mall, `launch/${number}`);
  const { headline, label, art } = launches[number];
  const [tone, scene] = art;
  const { markup, ink, label: pill } = ground(stage, tone, 900, 1200, { x: 450, y: 760 });
  const middle = { 'text-anchor': 'middle' };
  const bold = { ...middle, 'font-weight': 800, 'letter-spacing': -1 };
  const size = Math.min(...headline.map((words) => fitted(words, 780, 128)));
  const pillWidth = label.length * 22 + 90;
  const clip = stage.paint.clip(rect(-12, -14, 824, 640, '#000'));
  const body = group(
    {},
    markup,
    group({ transform: 'translate(50 616)', 'clip-path': clip }, artOf(mall, scene)),
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

const notifications: Record<SixNumber, { art: Art; label: string }> = {
  1: { art: ['bright', 'points'], label: 'Points' },
  2: { art: ['deep', 'festival'], label: 'Festive season' },
  3: { art: ['soft', 'coffee'], label: 'Coffee' },
  4: { art: ['deep', 'cinema'], label: 'Cinema' },
  5: { art: ['bright', 'carnival'], label: 'Carnival' },
  6: { art: ['bright', 'monsoon'], label: 'Monsoon' },
};

/** The picture beside a notification, 400 × 400. */
export function drawNotification(mall: Mall, number: SixNumber): string {
  const stage = createStage(mall, `notifications/${number}`);
  const { art, label } = notifications[number];
  const [tone, scene] = art;
  const { markup } = ground(stage, tone, 400, 400, { x: 200, y: 190 });
  const thing = group({ transform: 'translate(-40 16) scale(.6 .6)' }, artOf(mall, scene));
  return finished(stage, 400, 400, label, markup + thing);
}
