import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { group, line, oval, path, placed, rect } from '../svg';

/** A latte on its saucer, a cup to take away behind it, beans beside it. */
export const coffee: Drawing = ({ paint, mall }) => {
  const sleeve = mall.primary;
  const away = group(
    {},
    contactShadow(paint, 250, 470, 150),
    path('M186 196L314 196L296 470L204 470Z', paint.across('#e9dfd2', '#fffaf2', '#f4ebdf', '#cdbfae')),
    path(
      'M192 268L308 268L300 390L200 390Z',
      paint.across(shade(sleeve, -0.25), sleeve, shade(sleeve, 0.12), shade(sleeve, -0.35)),
    ),
    placed(248, 329, 0.72, 0, marks.kahvora('#fff6e8', sleeve)),
    rect(178, 172, 144, 30, paint.across('#2c1e18', '#5d453a', '#3a2922', '#1e1410'), { rx: 9 }),
    rect(194, 152, 112, 26, paint.across('#3a2922', '#6b5043', '#2c1e18'), { rx: 9 }),
  );
  const white = paint.across('#dcd6cf', '#ffffff', '#f7f3ee', '#b9b0a7');
  const latte = group(
    {},
    contactShadow(paint, 440, 486, 360, 0.5),
    oval(440, 476, 186, 30, paint.across('#d5cdc4', '#ffffff', '#c3bab0')),
    oval(440, 470, 150, 21, '#efe9e2'),
    oval(440, 466, 92, 13, '#cfc5bb'),
    line('M548 336C618 318 630 410 536 416', paint.down('#f6f1eb', '#c4bbb1'), 22),
    path('M316 312C318 400 350 466 398 468L482 468C530 466 562 400 564 312Z', white),
    path('M328 352C336 420 366 462 398 467L420 467C370 440 346 400 340 352Z', '#ffffff', { opacity: '.55' }),
    oval(440, 312, 124, 32, paint.down('#fffdfa', '#d9d1c8')),
    oval(440, 315, 112, 26, paint.down('#6b3d22', '#a8693c')),
    path(
      'M440 337C382 326 366 306 392 300C412 296 428 304 440 312C452 304 468 296 488 300C514 306 498 326 440 337Z',
      '#f7e3c6',
    ),
    path(
      'M440 330C410 324 398 312 410 308C424 304 434 312 440 317C446 312 456 304 470 308C482 312 470 324 440 330Z',
      '#b9794a',
    ),
    path(
      'M440 325C424 321 418 314 426 312C434 311 438 315 440 318C442 315 446 311 454 312C462 314 456 321 440 325Z',
      '#f7e3c6',
    ),
  );
  const bean = (x: number, y: number, turn: number, size = 1) =>
    placed(
      x,
      y,
      size,
      turn,
      oval(0, 0, 20, 13, paint.ball('#8a5836', '#4a2b18')) + line('M-17 1C-6 -7 6 7 17 -1', '#2c170b', 3),
    );
  return [
    away,
    line('M404 270C380 230 428 206 402 160M462 268C440 226 486 204 462 148', '#ffffff', 11, {
      opacity: '.38',
    }),
    latte,
    bean(664, 486, -20, 1.1),
    bean(618, 512, 30),
    bean(694, 516, 64, 0.9),
    bean(168, 500, 18),
  ].join('');
};
