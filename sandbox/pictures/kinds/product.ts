import { mix } from '@/lib/color';
import type { BrandSlug, SampleBrand } from '../../brands/sample-brands';
import { markOf, sceneOf } from '../brand-art';
import { darkEnough, hexOr, shade, turned } from '../color';
import { drawn } from '../drawn';
import type { Mall } from '../mall';
import { createStage, finished, type Stage } from '../paint';
import { group } from '../svg';

/** The brands whose goods stand in the dark. */
const atNight: ReadonlySet<BrandSlug> = new Set([
  ...(['moonreel', 'orlivane', 'aurivox', 'mirellune', 'tenstrello', 'pixelpod'] as const),
]);

/**
 * A product's scene, 800 × 600. View 1 is the shop window, 2 a closer look, 3 the other way round on another
 * set, 4 the product behind its gift card.
 */
export function drawProduct(mall: Mall, brand: SampleBrand, view: 1 | 2 | 3 | 4): string {
  const stage = createStage(mall, `products/${brand.slug}`);
  const color = hexOr(brand.color, mall.primary);
  const thing = sceneOf(mall, brand);
  const framed = {
    1: () => thing,
    2: () => group({ transform: 'translate(-210 -190) scale(1.5)' }, thing),
    3: () => group({ transform: 'translate(760 30) scale(-.9 .95)' }, thing),
    4: () => group({ transform: 'translate(118 -20) scale(.92)' }, thing) + giftCard(mall, brand.slug, color),
  }[view]();
  const behind = backdrop(stage, color, atNight.has(brand.slug), mall.set + view - 1);
  return finished(stage, 800, 600, `${brand.productName}, ${brand.brandName}`, behind + framed);
}

/** A brand's gift card standing at the lower left, in the brand's colour towards the mall's. */
function giftCard(mall: Mall, slug: BrandSlug, color: string): string {
  const base = darkEnough(mix(color, mall.primary, 0.3), 3);
  return drawn(mall, 'frames/gift-card', { base, mark: markOf(mall, slug, '')('#ffffff', base) });
}

const sets = ['arch', 'disc', 'window', 'panels', 'hills'] as const;

/** The wall and the floor behind a product, 800 × 600: one of five stage sets, in the mall's and the brand's tints. */
function backdrop({ mall, random }: Stage, brandColor: string, night: boolean, set: number): string {
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
