import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { group, line, oval, path, placed, rect } from '../svg';

/** A running shoe in flight over its box. */
export const shoe: Drawing = ({ paint, mall }) => {
  const main = mall.primary;
  const upper =
    'M150 372C140 316 152 268 166 226C176 204 206 212 216 232C238 268 282 268 316 236C334 218 352 210 366 224C398 258 430 292 470 310C520 330 586 332 622 360C640 374 646 392 644 408L150 408Z';
  const body = group(
    { 'clip-path': paint.clip(path(upper, '#000')) },
    path(upper, paint.slant(shade(main, 0.3), main, shade(main, -0.3))),
    path('M140 408L140 330C190 318 226 350 240 408Z', shade(main, -0.38)),
    path('M520 408C524 366 560 340 640 350L660 420Z', paint.down(shade(main, -0.2), shade(main, -0.45))),
    path('M250 408L330 288L378 288L318 408Z', '#ffffff'),
    path('M336 408L396 304L424 318L376 408Z', '#ffffff', { opacity: '.72' }),
    [0, 1, 2, 3, 4]
      .map((row) =>
        line(`M${440 + row * 18} ${330 + row * 7}L${452 + row * 16} 400`, shade(main, 0.4), 3, {
          opacity: '.5',
          'stroke-dasharray': '2 8',
        }),
      )
      .join(''),
    path('M150 240C190 250 196 300 190 340', 'none', {
      stroke: '#ffffff',
      'stroke-width': 4,
      opacity: '.35',
    }),
  );
  const sole =
    'M146 402L646 402C664 404 668 440 640 452C560 468 460 462 392 456C300 450 226 462 172 454C142 448 134 410 146 402Z';
  return [
    contactShadow(paint, 400, 504, 560, 0.5),
    group(
      {},
      rect(210, 440, 400, 62, paint.across(shade(mall.deep, 0.22), shade(mall.deep, 0.1), mall.deep)),
      path('M196 418H624V448H196Z', paint.across(shade(main, -0.2), main, shade(main, -0.35))),
      rect(250, 462, 74, 20, '#ffffff', { rx: 4, opacity: '.85' }),
      rect(336, 468, 40, 8, '#ffffff', { rx: 4, opacity: '.5' }),
    ),
    oval(410, 420, 230, 15, paint.glow('#120a1f', 0.75)),
    placed(
      16,
      -16,
      1,
      -7,
      group(
        { transform: 'translate(-28 58)' },
        path(
          'M300 244C330 200 352 170 380 168C398 170 398 200 392 236L368 260Z',
          paint.slant(shade(mall.second, 0.25), shade(mall.second, -0.2)),
        ),
        path('M166 230C186 262 260 296 316 240L330 252C286 304 206 300 168 254Z', shade(main, -0.5)),
        body,
        [0, 1, 2, 3]
          .map((row) =>
            line(`M${352 + row * 27} ${236 + row * 25}L${390 + row * 29} ${214 + row * 26}`, '#ffffff', 9),
          )
          .join(''),
        path(sole, paint.down('#ffffff', '#f1edf5', '#c9c2d3')),
        path(
          'M150 436C230 446 310 432 392 440C470 448 570 454 654 428C656 440 650 448 640 452C560 468 460 462 392 456C300 450 226 462 172 454C158 451 151 444 150 436Z',
          mall.second,
        ),
        path(
          'M170 416C210 404 260 404 286 430C250 432 210 434 170 428Z',
          paint.across(shade(mall.second, 0.2), shade(main, 0.35)),
        ),
      ),
    ),
    line('M70 250H140M40 300H128M86 350H132', '#ffffff', 8, { opacity: '.5' }),
  ].join('');
};
