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
    segment(226, 462, 42, 22, -36),
    segment(466, 462, 42, 22, 36),
    segment(264, 426, 46, 40, -30),
    segment(428, 426, 46, 40, 30),
    segment(304, 400, 42, 56, -14),
    segment(388, 400, 42, 56, 14),
    segment(346, 394, 38, 64, 0),
  ].join('');
  const loaf = group(
    {},
    path(
      'M196 384C160 300 210 222 300 226C350 190 470 190 520 234C590 236 612 320 574 384Z',
      paint.down('#e9a757', '#c2752c', '#8c4a1a'),
    ),
    [
      'M276 236C300 262 300 292 284 320',
      'M360 212C392 244 392 284 372 318',
      'M456 214C488 246 490 284 470 316',
    ]
      .map((d) => line(d, '#fbe0b0', 19, { opacity: '.9' }))
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
  return [
    contactShadow(paint, 400, 506, 620, 0.45),
    rect(112, 476, 566, 30, board, { rx: 15 }),
    rect(112, 470, 566, 22, paint.across('#d39a63', '#f0c490', '#d9a26c'), { rx: 11 }),
    group({ transform: 'translate(0 90)' }, loaf),
    placed(560, 408, 0.5, 0, marks['crumb-and-clove']('#fbe0b0', '#a9622a')),
    oval(350, 476, 170, 14, paint.glow('#3a1a08', 0.6)),
    croissant,
    macaron(590, 452, mall.primary),
    macaron(600, 400, '#f2b8a2', -5),
    macaron(196, 456, mall.second, 3),
    line(
      'M640 250C648 300 636 350 652 400M652 300C672 284 676 268 672 250M646 330C626 316 620 300 622 284M646 366C668 352 674 336 672 320',
      '#d6a850',
      7,
      { opacity: '.85' },
    ),
  ].join('');
};
