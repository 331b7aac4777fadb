import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { group, line, oval, path, placed, rect } from '../svg';

/** A loaf and a croissant on a board, macarons in the mall's colours. */
export const bakery: Drawing = ({ paint, mall }) => {
  const crust = paint.down('#f3bd6c', '#d98b34', '#a85a1c');
  const segment = (x: number, y: number, width: number, height: number, turn: number) =>
    placed(
      x,
      y,
      1,
      turn,
      oval(0, 0, width, height, crust) +
        line(
          `M${-width * 0.35} ${-height * 0.7}C${-width * 0.1} ${-height * 0.88} ${width * 0.2} ${-height * 0.86} ${width * 0.4} ${-height * 0.66}`,
          '#ffe2a8',
          6,
          { opacity: '.7' },
        ),
    );
  const croissant = [
    segment(208, 474, 40, 19, -24),
    segment(484, 474, 40, 19, 24),
    segment(246, 448, 44, 34, -30),
    segment(446, 448, 44, 34, 30),
    segment(292, 420, 44, 52, -16),
    segment(400, 420, 44, 52, 16),
    segment(346, 408, 44, 66, 0),
  ].join('');
  const loaf = group(
    {},
    path(
      'M196 384C160 300 210 222 300 226C350 190 470 190 520 234C590 236 612 320 574 384Z',
      paint.down('#c9803c', '#96531f', '#623112'),
    ),
    [
      'M276 236C300 262 300 292 284 320',
      'M360 212C392 244 392 284 372 318',
      'M456 214C488 246 490 284 470 316',
    ]
      .map((d) => line(d, '#f6d9a8', 17, { opacity: '.85' }))
      .join(''),
    ['M288 240C310 264 310 292 296 316', 'M374 218C402 246 402 284 384 314']
      .map((d) => line(d, '#a9622a', 5, { opacity: '.5' }))
      .join(''),
  );
  const macaron = (x: number, y: number, color: string, turn = 0) =>
    placed(
      x,
      y,
      1,
      turn,
      path('M-44 -4C-44 -36 44 -36 44 -4Z', paint.down(shade(color, 0.45), color)),
      rect(-42, -6, 84, 13, '#fff4e4', { rx: 6 }),
      path('M-44 6C-44 34 44 34 44 6Z', paint.down(color, shade(color, -0.3))),
      line('M-28 -20C-16 -27 -4 -28 6 -27', '#ffffff', 5, { opacity: '.6' }),
    );
  const board = paint.across('#b97a45', '#dca26a', '#c98b54', '#96602f');
  const flag = group(
    {},
    line('M392 320V176', '#c9a06c', 7),
    path(
      'M394 176H506L486 214L506 252H394Z',
      paint.across(shade(mall.primary, -0.15), shade(mall.primary, 0.12), mall.primary),
    ),
    placed(440, 216, 0.56, 0, marks['crumb-and-clove']('#fff6e8', mall.primary)),
  );
  return [
    contactShadow(paint, 400, 506, 620, 0.45),
    rect(112, 476, 566, 30, board, { rx: 15 }),
    rect(112, 470, 566, 22, paint.across('#d39a63', '#f0c490', '#d9a26c'), { rx: 11 }),
    flag,
    group({ transform: 'translate(56 88)' }, loaf),

    oval(350, 476, 170, 14, paint.glow('#3a1a08', 0.6)),
    croissant,
    macaron(586, 456, mall.primary),
    macaron(630, 404, '#f2b8a2', -5),
    macaron(150, 456, mall.second, 3),
  ].join('');
};
