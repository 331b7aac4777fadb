import { type ChosenLook, decorationOf } from '@/brand/decoration';
import { heroOf } from '@/brand/hero';
import type { MerchantConfig } from '@/brand/merchant-schema';
import type { Palette } from '@/brand/palette';

export type Tiers = MerchantConfig['theme']['tiers'];

/**
 * The rules of tiers with colours of their own, for the badge and the card of a member (docs/brand.md#tiers). A tier has
 * its place in the list, because its name may have any sign. Ink and colours are those of a hero, so they are readable.
 */
export function tierCss(palette: Palette, look: ChosenLook, tiers: Tiers = {}): string {
  return Object.values(tiers)
    .map((gradient, place) => {
      const hero = heroOf(palette, { ...decorationOf(palette, look), gradient });
      const variables = Object.entries(hero).map(([name, value]) => `--brand-${name}:${value};`);
      return `[data-tier="${place}"]{${variables.join('')}${ofBadge}}`;
    })
    .join('');
}

/** A badge on a card of the same colours has a line in its ink. */
const ofBadge =
  '--brand-tier:var(--brand-hero);--brand-on-tier:var(--brand-on-hero);--brand-gold:var(--brand-on-hero);';
