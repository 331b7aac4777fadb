import type { BannerNumber } from '../address';
import { drawn } from '../drawn';
import type { Mall } from '../mall';
import type { Tone } from './ground';
import { storefront } from './storefront';

export interface Art {
  tone: Tone;
  /** The name of a drawing in `drawings/scenes/`. */
  scene: string;
}

/** What stands beside the words of each banner. */
export const bannerArt: Readonly<Record<BannerNumber, Art>> = {
  1: { tone: 'deep', scene: 'festival' },
  2: { tone: 'soft', scene: 'coffee' },
  3: { tone: 'deep', scene: 'cinema' },
  4: { tone: 'bright', scene: 'double-points' },
  5: { tone: 'bright', scene: 'monsoon' },
  6: { tone: 'soft', scene: 'opening' },
  7: { tone: 'bright', scene: 'carnival' },
  8: { tone: 'soft', scene: 'furniture' },
  9: { tone: 'soft', scene: 'handbag' },
  10: { tone: 'bright', scene: 'fitness' },
  11: { tone: 'deep', scene: 'jewellery' },
  12: { tone: 'soft', scene: 'headphones' },
};

/** The drawing of an art, on 800 × 600. Only the shop on its first day has a front. */
export function artOf(mall: Mall, { scene }: Pick<Art, 'scene'>): string {
  if (scene !== 'opening') return drawn(mall, `scenes/${scene}`);
  const shop = { slug: 'vetivelle', name: 'Vetivelle', like: 'vetivelle', color: mall.strong } as const;
  return drawn(mall, 'scenes/opening', { front: storefront(mall, shop) });
}
