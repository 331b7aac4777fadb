import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed } from '../svg';

/** A pizza on its board before the open box. */
export const pizza: Drawing = ({ paint, mall, random }) => {
  const tomato = (x: number, y: number) =>
    circle(x, y, 30, '#b8331f') +
    circle(x, y, 25, paint.ball('#ff8a5c', '#dd4327')) +
    circle(x - 7, y - 8, 6, '#ffd2a8', { opacity: '.7' });
  const basil = (x: number, y: number, turn: number) =>
    placed(
      x,
      y,
      1,
      turn,
      path('M-34 0C-18 -24 18 -24 34 0C18 24 -18 24 -34 0Z', paint.down('#7cc456', '#2f7a34')),
      line('M-28 0H28', '#c7edaa', 3),
    );
  const olive = (x: number, y: number) => circle(x, y, 13, '#2f2a35') + circle(x, y, 5, '#e8b45c');
  const freckles = Array.from({ length: 12 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = random.between(40, 170);
    return oval(
      reach * Math.cos(angle),
      reach * Math.sin(angle),
      random.between(12, 26),
      random.between(9, 18),
      '#fff3c4',
      { opacity: '.75' },
    );
  }).join('');
  const toppings = [
    [-110, -60],
    [10, -120],
    [110, -40],
    [-40, 20],
    [60, 70],
    [-130, 60],
    [-20, 136],
  ] as const;
  const pie = group(
    { transform: 'translate(400 424) scale(1.12 .5)' },
    circle(0, 14, 216, '#8a4f1e'),
    circle(0, 0, 216, paint.ball('#f6c878', '#e0993f', '#a9622a')),
    circle(0, 0, 186, '#c5402c'),
    circle(0, 0, 180, paint.ball('#ffe39a', '#f6bd4a', '#e39a34')),
    freckles,
    toppings.map(([x, y]) => tomato(x, y)).join(''),
    basil(60, -70, 30),
    basil(-70, -110, -20),
    basil(-70, 90, 70),
    basil(130, 40, -50),
    basil(20, 20, 10),
    olive(-10, -50),
    olive(70, -10),
    olive(-90, 0),
    olive(20, 90),
    olive(140, -90),
    olive(-150, -10),
    line('M0 0L0 -214M0 0L186 108M0 0L-186 108M0 0L186 -108M0 0L-186 -108M0 0V214', '#a9551f', 4, {
      opacity: '.55',
    }),
  );
  const box = group(
    {},
    path(
      'M196 366L226 132H586L610 366Z',
      paint.down(shade(mall.primary, 0.12), mall.primary, shade(mall.primary, -0.25)),
    ),
    path('M214 352L240 146H572L592 352Z', 'none', { stroke: '#fff6e6', 'stroke-width': 4, opacity: '.7' }),
    circle(405, 240, 76, '#fff6e6'),
    placed(405, 242, 1.1, 0, marks.cheesemoor(mall.strong, '#fff6e6')),
  );
  return [
    box,
    contactShadow(paint, 400, 526, 640, 0.55),
    path('M610 436H760C776 436 776 462 760 462H610Z', paint.down('#d9a26c', '#9a6534')),
    oval(400, 446, 290, 112, '#8d5a2e'),
    oval(400, 436, 290, 112, paint.across('#c98e58', '#eebd88', '#c0834b')),
    oval(400, 440, 250, 104, paint.glow('#3a1a08', 0.6)),
    pie,
    line('M330 330C310 296 350 276 332 240M460 326C440 292 482 270 462 230', '#ffffff', 10, {
      opacity: '.35',
    }),
  ].join('');
};
