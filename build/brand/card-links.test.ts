import { expect, it } from 'vitest';
import type { cardLayouts } from '@/brand/card-look';
import { merchantSchema } from '@/brand/merchant-schema';
import type { Chunk } from '../core/chunk';
import { mallLinks } from './card-links';

const chunk = (name: string, source: string, more: Partial<Chunk> = {}): Chunk => ({
  file: `assets/${name}.js`,
  source,
  isEntry: false,
  isDynamicEntry: true,
  imports: [],
  dynamicImports: [],
  assets: [],
  ...more,
});

const chunks = [
  chunk('main', 'src/main.tsx', { isEntry: true }),
  chunk('home', 'src/routes/_customer.dashboard.tsx?tsr-split=component'),
  chunk('card', 'src/routes/_customer.membership.tsx?tsr-split=component'),
  chunk('more', 'src/routes/_customer.more.tsx?tsr-split=component'),
  ...['crest', 'ledger', 'pass'].map((name) =>
    chunk(name, `src/components/card-layouts/${name}.tsx`, {
      imports: ['assets/main.js'],
      assets: [`assets/${name}.css`],
    }),
  ),
];

const screensWith = (card?: { layout: (typeof cardLayouts)[number] }) => {
  const config = merchantSchema.parse({ name: 'Mall', hosts: ['mall.example'], theme: { card } });
  return mallLinks(chunks, config).screens;
};

it('the screens with a card load the composition of the mall, and no other', () => {
  expect(screensWith({ layout: 'pass' })).toEqual({
    dashboard: ['assets/home.js', 'assets/pass.js', 'assets/pass.css'],
    membership: ['assets/card.js', 'assets/pass.js', 'assets/pass.css'],
    more: ['assets/more.js'],
  });
});

it('the classic composition has no file of its own', () => {
  for (const card of [undefined, { layout: 'classic' as const }])
    expect(screensWith(card)).toMatchObject({
      dashboard: ['assets/home.js'],
      membership: ['assets/card.js'],
    });
});
