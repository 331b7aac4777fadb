import { shade, turned } from './color';
import { drawn } from './drawn';
import type { Stage } from './stage';

const sets = ['arch', 'disc', 'window', 'panels', 'hills'] as const;

/** The wall and the floor behind a product, 800 × 600: one of five stage sets, in the mall's and the brand's tints. */
export function backdrop({ mall, random }: Stage, brandColor: string, night: boolean, set: number): string {
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
  return drawn(mall, 'frames/backdrop', {
    set: drawn(mall, `sets/${sets[set % sets.length]}`, { edge: shade(raised, night ? 0.2 : 0.5) }),
    high: shade(wall, night ? 0.06 : 0.3),
    wall,
    upper: shade(raised, night ? 0.08 : 0.25),
    raised,
    floor,
    near: shade(floor, night ? 0.12 : 0.45),
    light: night ? '.24' : '.6',
    dim: night ? '.11' : '.27',
    line: night ? '.08' : '.5',
  });
}
