import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing, Stage } from '../stage';
import { circle, line, oval, path, placed, rect } from '../svg';

/** Points twice over: a great coin that says so, and piles of small ones. */
export const doublePoints: Drawing = (stage) =>
  treasure(
    stage,
    '#8a5a12',
    line('M-66 -22C-66 -66 0 -66 0 -20C0 10 -66 22 -66 54H2M26 0L74 54M74 0L26 54', '#8a5a12', 21),
  );

/** Points earned: a great coin with a star. */
export const points: Drawing = (stage) =>
  treasure(stage, '#8a5a12', placed(0, 4, 3.6, 0, path(star, '#a9741e')));

const star = 'M0 -22L6 -8L21 -7L9 3L13 18L0 10L-13 18L-9 3L-21 -7L-6 -8Z';

function treasure({ paint, mall }: Stage, rim: string, face: string): string {
  const gold = paint.slant('#fff3c4', '#f3c34f', '#c98a22', '#f7d98a');
  const edge = paint.across('#a9741e', '#ffe39a', '#b97f22', '#8a5a12');
  const pile = (x: number, count: number) =>
    contactShadow(paint, x, 488, 140, 0.5) +
    Array.from({ length: count }, (_, index) => {
      const y = 470 - index * 24;
      const shift = x + (index % 2 === 0 ? -3 : 4);
      return (
        rect(shift - 58, y - 10, 116, 24, edge, { rx: 8 }) +
        oval(shift, y - 10, 58, 15, gold) +
        oval(shift, y - 10, 42, 10, 'none', { stroke: rim, 'stroke-width': 2, opacity: '.6' })
      );
    }).join('');
  const loose = (x: number, y: number, size: number, turn: number) =>
    placed(
      x,
      y,
      size,
      turn,
      oval(5, 0, 40, 46, rim),
      oval(0, 0, 40, 46, gold),
      oval(0, 0, 28, 34, 'none', { stroke: rim, 'stroke-width': 3, opacity: '.7' }),
      path(star, '#a9741e'),
    );
  const spark = (x: number, y: number, size: number) =>
    path('M0 -30C3 -6 6 -3 30 0C6 3 3 6 0 30C-3 6 -6 3 -30 0C-6 -3 -3 -6 0 -30Z', '#ffffff', {
      transform: `translate(${x} ${y}) scale(${size})`,
    });
  return [
    circle(400, 270, 320, paint.glow(shade(mall.gold, 0.45), 0.55)),
    pile(180, 5),
    pile(640, 7),
    contactShadow(paint, 400, 492, 360, 0.55),
    circle(408, 290, 190, rim),
    circle(398, 286, 190, gold),
    circle(398, 286, 158, paint.slant('#e0a63c', '#ffe7a6', '#dba136')),
    circle(398, 286, 158, 'none', { stroke: rim, 'stroke-width': 5, opacity: '.55' }),
    placed(398, 286, 1.3, 0, face),
    path('M240 200A184 184 0 0 1 372 106L352 130A170 170 0 0 0 252 222Z', '#ffffff', { opacity: '.65' }),
    pile(286, 2),
    pile(526, 3),
    loose(140, 170, 0.9, -24),
    loose(672, 130, 1, 22),
    loose(724, 262, 0.6, -14),
    loose(238, 78, 0.55, 30),
    spark(566, 132, 1.1),
    spark(204, 300, 0.8),
    spark(610, 300, 0.6),
    spark(450, 60, 0.7),
  ].join('');
}
