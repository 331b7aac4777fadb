import type { BrandSlug } from './brand-slugs';
import { circle, group, line, oval, path, rect } from './svg';

/** A brand's mark within −50…50 of the origin, in one colour. `cut` is the colour that shows through. */
export type Mark = (color: string, cut: string) => string;

export const marks: Record<BrandSlug, Mark> = {
  kahvora: (color, cut) =>
    group({ transform: 'rotate(28)' }, oval(0, 0, 29, 44, color), line('M4 -42C-16 -16 18 14 -4 42', cut, 7)),
  'crumb-and-clove': (color) =>
    line('M0 48L0 -20', color, 6) +
    oval(0, -36, 9, 14, color) +
    [-16, 6, 28]
      .map((y) =>
        path(
          `M0 ${y + 8}C4 ${y - 12} 18 ${y - 16} 32 ${y - 14}C30 ${y} 18 ${y + 10} 0 ${y + 8}ZM0 ${y + 8}C-4 ${y - 12} -18 ${y - 16} -32 ${y - 14}C-30 ${y} -18 ${y + 10} 0 ${y + 8}Z`,
          color,
        ),
      )
      .join(''),
  moonreel: (color, cut) =>
    circle(0, 0, 44, color) + circle(16, -10, 34, cut) + path('M14 -20L38 -4L14 12Z', color),
  pacerra: (color) =>
    path('M-46 30L-12 30L14 -30L-14 -30Z', color) +
    path('M2 30L28 30L48 -16L24 -16Z', color, { opacity: '.65' }),
  orlivane: (color, cut) =>
    circle(0, 0, 44, color) +
    circle(0, 0, 35, cut) +
    line('M0 0L-12 -20M0 0L20 -12', color, 6) +
    circle(0, 0, 5, color),
  paperlark: (color, cut) =>
    path(
      'M0 -18C-16 -34 -34 -34 -46 -28L-46 26C-32 20 -14 22 0 34C14 22 32 20 46 26L46 -28C34 -34 16 -34 0 -18Z',
      color,
    ) + line('M0 -12L0 26', cut, 5),
  wobblewood: (color, cut) =>
    circle(-26, -26, 17, color) +
    circle(26, -26, 17, color) +
    circle(0, 4, 40, color) +
    circle(-13, -3, 5, cut) +
    circle(13, -3, 5, cut) +
    oval(0, 16, 10, 7, cut),
  greenpantri: (color, cut) =>
    path('M-42 34C-50 -24 -6 -46 44 -42C48 8 22 46 -30 34Z', color) +
    line('M-40 44C-20 8 4 -8 26 -24', cut, 6),
  seravelle: (color) =>
    path('M0 -42C18 -22 18 6 0 26C-18 6 -18 -22 0 -42Z', color) +
    path('M-6 30C-34 30 -46 12 -48 -10C-26 -8 -10 6 -6 30ZM6 30C34 30 46 12 48 -10C26 -8 10 6 6 30Z', color, {
      opacity: '.75',
    }),
  solvanto: (color) =>
    path('M-34 12A34 34 0 0 1 34 12Z', color) +
    line('M-48 26L48 26M0 -46L0 -34M-38 -30L-31 -22M38 -30L31 -22', color, 7),
  clikkomo: (color, cut) =>
    rect(-26, -44, 52, 88, color, { rx: 14 }) + path('M-4 -26L14 -26L4 -4L16 -4L-10 28L-4 4L-14 4Z', cut),
  aurivox: (color) => line('M-38 -10L-38 10M-19 -28L-19 28M0 -42L0 42M19 -28L19 28M38 -10L38 10', color, 10),
  nestwold: (color, cut) =>
    path('M-46 2L0 -42L46 2L46 10L36 10L36 40L-36 40L-36 10L-46 10Z', color) +
    path('M-14 40L-14 16A14 14 0 0 1 14 16L14 40Z', cut),
  fernquay: (color) =>
    line('M0 46L0 -34', color, 6) +
    path(
      'M0 -10C-4 -32 -22 -38 -36 -36C-36 -18 -22 -6 0 -10ZM0 -10C4 -32 22 -38 36 -36C36 -18 22 -6 0 -10ZM0 22C-4 0 -26 -4 -42 0C-38 18 -22 28 0 22ZM0 22C4 0 26 -4 42 0C38 18 22 28 0 22Z',
      color,
    ),
  mirellune: (color, cut) =>
    path('M-26 -34L26 -34L46 -8L0 42L-46 -8Z', color) +
    line('M-44 -8L44 -8M-14 -8L0 38L14 -8L0 -32Z', cut, 4),
  pomkidoo: (color, cut) =>
    path('M-18 -38C-10 -28 10 -28 18 -38L46 -22L34 2L24 -4L24 40L-24 40L-24 -4L-34 2L-46 -22Z', color) +
    path('M0 26C-22 12 -14 -8 0 2C14 -8 22 12 0 26Z', cut),
  indigrove: (color, cut) =>
    path('M-36 -40L36 -40L36 14C36 26 18 32 0 44C-18 32 -36 26 -36 14Z', color) +
    line('M-26 -28L26 -28L26 12C24 18 12 24 0 31C-12 24 -24 18 -26 12Z', cut, 3, {
      'stroke-dasharray': '6 6',
    }),
  cheesemoor: (color, cut) =>
    path('M-44 -26C-16 -44 16 -44 44 -26L0 46Z', color) +
    line('M-36 -18C-14 -31 14 -31 36 -18', cut, 5) +
    circle(-8, -6, 7, cut) +
    circle(12, 0, 6, cut) +
    circle(-1, 18, 5, cut),
  scoopadore: (color, cut) =>
    circle(0, -14, 30, color) +
    path('M-28 4L28 4L0 48Z', color) +
    line('M-30 4L30 4', cut, 5) +
    circle(-10, -22, 6, cut),
  tenstrello: (color, cut) =>
    circle(0, 0, 43, color) + circle(-4, -22, 6, cut) + circle(14, -20, 6, cut) + circle(6, -4, 6, cut),
  brawnbee: (color) =>
    rect(-24, -7, 48, 14, color) +
    rect(-38, -32, 18, 64, color, { rx: 6 }) +
    rect(20, -32, 18, 64, color, { rx: 6 }) +
    rect(-50, -18, 10, 36, color, { rx: 4 }) +
    rect(40, -18, 10, 36, color, { rx: 4 }),
  tripmoor: (color, cut) => circle(0, 0, 44, color) + path('M-24 8L28 -22L8 26L0 8Z', cut),
  'ladle-and-loom': (color) =>
    path('M-42 -6L42 -6C42 28 26 40 0 40C-26 40 -42 28 -42 -6Z', color) +
    line('M-48 -16L48 -16M0 -26L0 -40', color, 8),
  bloomvedi: (color, cut) =>
    [0, 72, 144, 216, 288]
      .map((turn) => oval(0, -26, 17, 22, color, { transform: `rotate(${turn})` }))
      .join('') + circle(0, 0, 12, cut),
  vetivelle: (color, cut) =>
    path('M0 -46C26 -14 36 4 36 16A36 30 0 0 1 -36 16C-36 4 -26 -14 0 -46Z', color) +
    line('M-18 16C-16 28 -8 32 0 32', cut, 6),
  sattvira: (color, cut) =>
    path('M-34 -10L34 -10L44 42L-44 42Z', color) +
    line('M-18 -4C-18 -50 18 -50 18 -4', color, 7) +
    circle(0, 16, 7, cut),
  fotofinch: (color, cut) =>
    path('M-46 -24L-22 -24L-14 -36L14 -36L22 -24L46 -24L46 34L-46 34Z', color, {
      'stroke-linejoin': 'round',
    }) +
    circle(0, 4, 21, cut) +
    circle(0, 4, 12, color),
  pixelpod: (color, cut) =>
    path(
      'M-30 -24L30 -24C44 -24 50 10 46 26C42 36 30 30 22 14L-22 14C-30 30 -42 36 -46 26C-50 10 -44 -24 -30 -24Z',
      color,
    ) +
    line('M-22 -12L-22 4M-30 -4L-14 -4', cut, 6) +
    circle(18, -8, 5, cut) +
    circle(28, 0, 5, cut),
};
