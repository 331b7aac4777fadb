import { shade, turned } from './color';
import type { Stage } from './stage';
import { circle, group, line, oval, path, rect } from './svg';

export type Light = 'day' | 'night';

/** The wall and the floor behind a product, 800 × 600: one of five stage sets, in the mall's and the brand's tints. */
export function backdrop(
  { paint, mall, random }: Stage,
  brandColor: string,
  light: Light,
  set: number,
): string {
  const night = light === 'night';
  // One hue for a whole set. A mix of the brand's and the mall's hue would be grey if they are opposites.
  const hue = random.pick(
    night ? [mall.primary, mall.second, brandColor] : [mall.primary, mall.second, mall.gold, brandColor],
  );
  const quiet = turned(
    hue,
    0,
    night ? { s: [0.28, 0.5], l: [0.19, 0.19] } : { s: [0.2, 0.55], l: [0.44, 0.56] },
  );
  const wall = night ? quiet : shade(quiet, 0.64);
  const raised = night ? shade(wall, 0.13) : shade(quiet, 0.46);
  const floor = night ? shade(wall, -0.3) : shade(quiet, 0.54);
  const lit = paint.glow('#ffffff', night ? 0.24 : 0.6);
  return [
    rect(0, 0, 800, 600, paint.down(shade(wall, night ? 0.06 : 0.3), wall)),
    (sets[set % sets.length] ?? arch)(
      paint.down(shade(raised, night ? 0.08 : 0.25), raised),
      shade(raised, night ? 0.2 : 0.5),
    ),
    circle(330, 210, 330, lit),
    rect(0, 440, 800, 160, paint.down(floor, shade(floor, night ? 0.12 : 0.45))),
    rect(0, 438, 800, 3, '#ffffff', { opacity: night ? '.08' : '.5' }),
  ].join('');
}

type Set = (fill: string, edge: string) => string;

const arch: Set = (fill, edge) =>
  path('M150 440V270A250 250 0 0 1 650 270V440Z', fill) +
  line('M120 440V270A280 280 0 0 1 680 270V440', edge, 4, { opacity: '.6' });

const disc: Set = (fill, edge) =>
  circle(400, 270, 235, fill) +
  circle(400, 270, 268, 'none', { stroke: edge, 'stroke-width': 3, opacity: '.7' });

const window: Set = (fill) =>
  group(
    { transform: 'skewY(-9)', opacity: '.8' },
    ...[0, 1, 2].map((column) => rect(236 + column * 136, 96, 122, 172, fill, { rx: 4 })),
    ...[0, 1, 2].map((column) => rect(236 + column * 136, 282, 122, 200, fill, { rx: 4 })),
  );

const panels: Set = (fill, edge) =>
  [0, 1, 2, 3, 4]
    .map((column) =>
      path(
        `M${60 + column * 140} 440V${250 - Math.abs(2 - column) * -46}A62 62 0 0 1 ${184 + column * 140} ${250 - Math.abs(2 - column) * -46}V440Z`,
        fill,
      ),
    )
    .join('') + line('M0 404H800', edge, 3, { opacity: '.5' });

const hills: Set = (fill, edge) =>
  oval(180, 470, 300, 210, fill) +
  oval(640, 480, 330, 280, fill, { opacity: '.75' }) +
  circle(560, 120, 62, edge, { opacity: '.75' });

const sets: readonly Set[] = [arch, disc, window, panels, hills];
