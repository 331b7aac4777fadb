import type { BannerNumber, WidthClass } from '../address';
import type { Mall } from '../mall';
import { createStage, finished } from '../stage';
import { group, rect, text } from '../svg';
import { artOf, bannerArt } from './banner-art';
import { ground } from './ground';
import { fitted } from './lettering';

const layouts: Record<
  WidthClass,
  { width: number; height: number; left: number; scale: number; x: number; headline: number; small: number }
> = {
  1: { width: 720, height: 405, left: 36, scale: 0.52, x: 318, headline: 54, small: 0.47 },
  2: { width: 1024, height: 400, left: 64, scale: 0.66, x: 496, headline: 66, small: 0.36 },
  3: { width: 1320, height: 440, left: 96, scale: 0.74, x: 684, headline: 80, small: 0.36 },
};

/** A banner of the mall in one of three width classes: lettering on the left, the drawing on the right. */
export function bannerPicture(mall: Mall, number: BannerNumber, widthClass: WidthClass): string {
  const { width, height, left, scale, x, headline, small: share } = layouts[widthClass];
  const stage = createStage(mall, `banners/${number}`);
  const { headline: lines, label } = mall.subjects.banner(number);
  const art = bannerArt[number];
  const focus = { x: x + 400 * scale, y: height * 0.5 };
  const { markup, ink, label: pill } = ground(stage, art.tone, width, height, focus);
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
      artOf(mall, art),
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
