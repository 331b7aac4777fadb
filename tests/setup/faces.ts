import { patternNames } from '@/brand/decoration';
import { type MerchantConfig, type MerchantInput, merchantSchema } from '@/brand/merchant-schema';
import { type Palette, paletteKeys } from '@/brand/palette';
import { arbitraryPalette } from './arbitrary-palette';

type Theme = NonNullable<MerchantInput['theme']>;

/** A mall by what its face is made of. */
export type Face = [name: string, theme: MerchantConfig['theme']];

/** Faces at the edge of what a config may say, and 300 random ones. */
export const anyFaces: Face[] = [
  face('the default', {}),
  face('a dark theme', {
    palette: { whiteColor: '#16181d', globalBackground: '#0c0d10', color: '#f5f5f5' },
  }),
  ...['#ffffff', '#000000', '#777777', '#ffff00'].map((hex) =>
    face(`everything ${hex}`, { palette: uniform(hex) }),
  ),
  ...['#ffff00', '#00ffff', '#ff00ff', '#fffffe', '#010101', '#767676', '#a8e6cf'].map((primaryOrange) =>
    face(`brand colour ${primaryOrange}`, { palette: { primaryOrange } }),
  ),
  ...Array.from({ length: 300 }, (_, seed) => random(seed)),
];

/** One in two chooses a brand colour, and the others a whole palette. All patterns and gradients are among them. */
function random(seed: number): Face {
  const all = arbitraryPalette(seed);
  const palette = seed % 2 ? all : { primaryOrange: all.primaryOrange };
  const pattern = patternNames[seed % patternNames.length];
  const gradient = [undefined, 'none' as const, { from: all.gold, to: all.red }, { to: all.red }][seed % 4];
  return face(`random ${seed}`, {
    palette,
    decoration: { pattern },
    gradient,
    tiers: { Own: { from: all.red, to: all.green } },
  });
}

function face(name: string, theme: Theme): Face {
  return [name, merchantSchema.parse({ name: 'Mall', hosts: ['mall.example'], theme }).theme];
}

function uniform(hex: string): Palette {
  return Object.fromEntries(Object.keys(paletteKeys).map((key) => [key, hex])) as Palette; // every key
}
