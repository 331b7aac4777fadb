import { mix } from '@/lib/color';
import { shade } from '../color';
import { contactShadow } from '../props';
import type { Drawing } from '../stage';
import { circle, group, line, oval, path, placed, rect } from '../svg';

/** A necklace on a velvet bust, earrings and a ring in its box. */
export const jewellery: Drawing = ({ paint, mall }) => {
  const gold = paint.slant('#fff0c2', '#e9bb55', '#9c6a1c', '#f5d48a');
  const velvet = mix(mall.strong, mall.deep, 0.45);
  const gem = (x: number, y: number, size: number, color: string) =>
    placed(
      x,
      y,
      size,
      0,
      path('M-22 -14L-12 -28H12L22 -14L0 24Z', shade(color, -0.15)),
      path('M-22 -14H22L0 24Z', color),
      path('M-9 -14H9L0 24Z', shade(color, 0.55)),
      path('M-12 -28H12L9 -14H-9Z', shade(color, 0.75)),
      path('M-22 -14L-12 -28L-9 -14Z', shade(color, 0.35)),
    );
  const beads = Array.from({ length: 15 }, (_, index) => {
    const angle = Math.PI * (0.08 + (0.84 * index) / 14);
    return circle(400 - 92 * Math.cos(angle), 226 + 116 * Math.sin(angle), 5 + 5 * Math.sin(angle), gold);
  }).join('');
  const drops = [4, 5, 6, 7, 8, 9, 10]
    .map((index) => {
      const angle = Math.PI * (0.08 + (0.84 * index) / 14);
      return gem(
        400 - 92 * Math.cos(angle),
        256 + 116 * Math.sin(angle),
        index === 7 ? 1.15 : 0.62,
        index === 7 ? mall.primary : '#7fd4e8',
      );
    })
    .join('');
  const spark = (x: number, y: number, size: number) =>
    path('M0 -30C3 -6 6 -3 30 0C6 3 3 6 0 30C-3 6 -6 3 -30 0C-6 -3 -3 -6 0 -30Z', '#ffffff', {
      transform: `translate(${x} ${y}) scale(${size})`,
    });
  const box = group(
    {},
    path('M582 400H712L702 320H592Z', paint.down(shade(velvet, 0.3), velvet)),
    path('M596 396H698L690 334H604Z', '#fff4e6'),
    path('M576 400H718V486H576Z', paint.across(shade(velvet, 0.1), velvet, shade(velvet, -0.4))),
    oval(647, 404, 60, 13, '#fff4e6'),
    oval(647, 406, 20, 4, shade(velvet, -0.3), { opacity: '.5' }),
    oval(647, 376, 27, 29, 'none', { stroke: gold, 'stroke-width': 8 }),
    gem(647, 336, 0.85, '#a5e4f2'),
    circle(647, 446, 8, gold),
  );
  return [
    contactShadow(paint, 400, 494, 340, 0.6),
    contactShadow(paint, 648, 490, 170, 0.5),
    contactShadow(paint, 168, 492, 130, 0.45),
    path(
      'M370 92H430C430 160 446 188 516 212C552 226 560 260 546 294C524 344 484 376 470 486H330C316 376 276 344 254 294C240 260 248 226 284 212C354 188 370 160 370 92Z',
      paint.across(shade(velvet, -0.25), shade(velvet, 0.22), velvet, shade(velvet, -0.5)),
    ),
    oval(400, 92, 32, 8, shade(velvet, 0.18)),
    rect(316, 478, 168, 16, gold, { rx: 6 }),
    path('M376 104C376 162 354 196 296 216C268 226 258 246 260 276C282 236 376 236 388 106Z', '#ffffff', {
      opacity: '.1',
    }),
    line('M308 246C330 176 352 150 366 122M492 246C470 176 448 150 434 122', gold, 5),
    beads,
    drops,
    group(
      {},
      line('M168 486V330M120 330H216', '#a87a3c', 8),
      oval(168, 488, 46, 10, '#8a6230'),
      [126, 210]
        .map(
          (x) =>
            line(`M${x} 330V352`, '#e9bb55', 3) +
            circle(x, 360, 8, gold) +
            gem(x, 390, 0.8, mall.second) +
            circle(x, 420, 7, '#fff8ec'),
        )
        .join(''),
    ),
    box,
    spark(486, 306, 0.9),
    spark(664, 312, 0.7),
    spark(226, 384, 0.5),
    spark(330, 330, 0.5),
  ].join('');
};
