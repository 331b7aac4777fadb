import { shade } from '../color';
import { marks } from '../marks';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** A kettlebell, dumb-bells, a mat and a bottle. */
export const fitness: Drawing = ({ paint, mall }) => {
  const iron = paint.slant('#6b7080', '#343846', '#171923');
  const main = mall.primary;
  const kettlebell = group(
    {},
    contactShadow(paint, 336, 496, 240, 0.6),
    path(
      'M268 350C246 296 250 232 288 216C318 206 356 206 386 216C424 232 428 296 406 350L378 340C392 296 390 254 370 248C350 242 324 242 304 248C284 254 282 296 296 340Z',
      iron,
    ),
    path(
      'M222 416C222 350 272 318 337 318C402 318 452 350 452 416C452 456 430 480 400 494H274C244 480 222 456 222 416Z',
      paint.ball(shade(main, 0.4), main, shade(main, -0.45)),
    ),
    oval(280, 362, 30, 17, '#fff', { opacity: '.4', transform: 'rotate(-30 280 362)' }),
    circle(337, 412, 48, '#ffffff', { opacity: '.95' }),
    placed(337, 412, 0.66, 0, marks.brawnbee(mall.strong, '#ffffff')),
    line('M292 232C312 222 340 222 360 226', '#ffffff', 5, { opacity: '.35' }),
  );
  const plate = (x: number, height: number, width: number, color: string) =>
    rect(x, 444 - height / 2, width, height, paint.across(shade(color, 0.35), color, shade(color, -0.4)), {
      rx: 9,
    });
  const dumbbell = group(
    {},
    contactShadow(paint, 590, 498, 280, 0.55),
    rect(520, 432, 150, 24, paint.down('#f3f5f9', '#a4aab8', '#6b7180')),
    line('M556 434V454M570 434V454M584 434V454M598 434V454M612 434V454M626 434V454', '#7d8494', 3),
    plate(468, 74, 22, '#3b3f4d'),
    plate(488, 106, 30, '#232733'),
    plate(514, 88, 18, main),
    plate(652, 88, 18, main),
    plate(668, 106, 30, '#232733'),
    plate(696, 74, 22, '#3b3f4d'),
  );
  const bottle = group(
    {},
    rect(512, 176, 52, 34, '#2a2d38', { rx: 8 }),
    rect(524, 156, 28, 26, shade(main, 0.1), { rx: 7 }),
    path(
      'M500 224C500 210 510 206 520 206H558C568 206 578 210 578 224V384C578 396 570 402 560 402H518C508 402 500 396 500 384Z',
      paint.across(
        shade(mall.second, -0.1),
        shade(mall.second, 0.55),
        shade(mall.second, 0.1),
        shade(mall.second, -0.4),
      ),
    ),
    rect(500, 268, 78, 20, '#ffffff', { opacity: '.6' }),
    line('M512 306H530M512 326H530M512 346H530', '#ffffff', 4, { opacity: '.7' }),
    rect(510, 220, 8, 168, '#fff', { rx: 4, opacity: '.5' }),
  );
  const mat = group(
    {},
    contactShadow(paint, 150, 496, 170, 0.5),
    rect(
      102,
      210,
      104,
      284,
      paint.across(shade(mall.second, -0.2), shade(mall.second, 0.35), mall.second, shade(mall.second, -0.4)),
      { rx: 30 },
    ),
    oval(154, 222, 52, 20, shade(mall.second, 0.25)),
    line('M154 222a8 4 0 0 1 14 2a22 8 0 0 1 -36 2a32 12 0 0 1 56 -6', shade(mall.second, -0.35), 4),
    rect(102, 278, 104, 17, '#2a2d38'),
    rect(102, 416, 104, 17, '#2a2d38'),
  );
  return [mat, group({ transform: 'translate(20 94)' }, bottle), kettlebell, dumbbell].join('');
};
