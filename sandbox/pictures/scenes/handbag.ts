import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, path, placed, rect } from '../svg';

/** A structured handbag with a silk scarf, a wallet beside it. */
export const handbag: Drawing = ({ paint, mall }) => {
  const hide = mall.primary;
  const gold = paint.slant('#fff0c2', '#e0ad4a', '#9c6a1c', '#f5d48a');
  const bag = group(
    {},
    contactShadow(paint, 380, 500, 440, 0.55),
    line('M286 268C276 92 484 92 474 268', shade(hide, -0.5), 25),
    line('M286 268C276 92 484 92 474 268', paint.down(shade(hide, 0.25), shade(hide, -0.25)), 17),
    line('M282 220C286 130 350 112 392 116', '#fff', 3, { opacity: '.5' }),
    path(
      'M206 262C206 248 216 240 230 240H530C544 240 554 248 554 262L590 466C592 488 582 500 562 500H198C178 500 168 488 170 466Z',
      paint.slant(shade(hide, 0.32), hide, shade(hide, -0.35)),
    ),
    path(
      'M170 466L188 364C192 420 196 470 216 500H198C178 500 168 488 170 466ZM590 466L572 364C568 420 564 470 544 500H562C582 500 592 488 590 466Z',
      shade(hide, -0.42),
      { opacity: '.55' },
    ),
    path(
      'M204 252C206 244 216 240 230 240H530C544 240 554 244 556 252L560 330C500 376 440 388 380 388C320 388 260 376 200 330Z',
      paint.down(shade(hide, 0.22), shade(hide, -0.12)),
    ),
    line('M212 326C270 366 320 376 380 376C440 376 490 366 548 326', shade(hide, 0.55), 3, {
      'stroke-dasharray': '9 7',
      opacity: '.8',
    }),
    rect(350, 356, 60, 52, gold, { rx: 10 }),
    rect(364, 370, 32, 24, shade(hide, -0.3), { rx: 6 }),
    circle(286, 266, 14, gold),
    circle(474, 266, 14, gold),
    placed(470, 440, 0.46, 0, marks.sattvira(shade(mall.gold, 0.4), hide)),
  );
  const scarf = group(
    {},
    path('M300 184C276 196 270 226 290 236C306 240 318 214 300 184Z', shade(mall.second, 0.2)),
    path(
      'M288 226C262 264 256 320 236 368C256 362 272 364 284 374C294 330 300 280 302 236Z',
      paint.down(shade(mall.second, 0.4), mall.second),
    ),
    path(
      'M296 230C306 280 330 320 338 360C322 362 312 370 306 382C286 330 284 280 286 236Z',
      paint.down(shade(mall.second, 0.1), shade(mall.second, -0.25)),
    ),
    circle(262, 326, 7, '#fff', { opacity: '.8' }),
    circle(278, 286, 6, '#fff', { opacity: '.8' }),
    circle(316, 330, 6, '#fff', { opacity: '.7' }),
    circle(292, 232, 15, mall.second),
  );
  const wallet = group(
    {},
    contactShadow(paint, 664, 502, 150, 0.5),
    placed(
      662,
      444,
      1,
      -5,
      rect(-66, -52, 134, 104, paint.slant(shade(hide, -0.2), shade(hide, -0.45)), { rx: 12 }),
      path(
        'M-66 -40C-66 -48 -60 -52 -52 -52H54C62 -52 68 -48 68 -40V8C40 22 -40 22 -66 8Z',
        paint.down(shade(hide, 0.05), shade(hide, -0.3)),
      ),
      circle(2, 14, 10, gold),
    ),
  );
  return [wallet, bag, scarf].join('');
};
