import { describe, expect, it } from 'vitest';
import type { Chunk } from '../core/chunk';
import { carriedFiles } from './prune';

const chunk = (file: string, parts: Partial<Chunk> = {}): Chunk => ({
  file,
  isEntry: false,
  isDynamicEntry: false,
  imports: [],
  dynamicImports: [],
  assets: [],
  ...parts,
});

const chunks = [
  chunk('main.js', { isEntry: true, imports: ['vendor.js'], dynamicImports: ['cart.js', 'offers.js'] }),
  chunk('vendor.js'),
  chunk('cart.js', { isDynamicEntry: true, source: 'src/features/cart/cart.tsx', imports: ['price.js'] }),
  chunk('offers.js', {
    isDynamicEntry: true,
    source: 'src/features/offers/offers.tsx',
    imports: ['price.js', 'coupon.js', 'main.js'],
    dynamicImports: ['map.js'],
    assets: ['offers.css', 'offers.png'],
  }),
  chunk('price.js', { assets: ['price.css'] }),
  chunk('coupon.js'),
  chunk('map.js', { isDynamicEntry: true }),
];
const emitted = [...chunks.map(({ file }) => file), 'offers.css', 'offers.png', 'price.css', 'worker.js'];
const files = [...emitted, 'offers.js.br', 'price.js.gz', 'robots.txt'].map((path) => {
  return { path, size: 1, sha256: path, source: path };
});
const core = { hash: '', serviceWorker: '', entryCss: '', page: { script: '', login: '' }, chunks, files };
const lackingWhen = (isOff: (source: string) => boolean) =>
  files
    .map(({ path }) => path)
    .filter((path) => !carriedFiles(core, isOff).some((file) => file.path === path));

describe('a site', () => {
  it('leaves out what only a switched-off area reaches, with its compressed copies', () => {
    const lacking = lackingWhen((source) => source.startsWith('src/features/offers/'));
    expect(lacking).toEqual(['offers.js', 'coupon.js', 'map.js', 'offers.css', 'offers.png', 'offers.js.br']);
  });

  it('carries everything when nothing is switched off', () => {
    expect(lackingWhen(() => false)).toEqual([]);
  });

  it('carries a switched-off area that other code imports statically', () => {
    const imported = chunks.map((each) =>
      each.file === 'cart.js' ? { ...each, imports: ['offers.js'] } : each,
    );
    const kept = carriedFiles({ ...core, chunks: imported }, (source) => source.includes('offers'));
    expect(kept.map(({ path }) => path)).toContain('offers.js');
  });
});
