import { expect, it } from 'vitest';
import { chunksOf } from './chunk';

const manifest = (outside: string) => ({
  'src/main.tsx': {
    file: 'assets/main-1.js',
    src: 'src/main.tsx',
    isEntry: true,
    imports: ['_shared-1.js'],
    dynamicImports: [outside, 'src/features/offers/offers.tsx'],
    css: ['assets/main-1.css'],
  },
  '_shared-1.js': { file: 'assets/shared-1.js' },
  'src/features/offers/offers.tsx': {
    file: 'assets/offers-1.js',
    src: 'src/features/offers/offers.tsx',
    isDynamicEntry: true,
    css: ['assets/offers-1.css'],
    assets: ['assets/offers-1.png'],
  },
  [outside]: { file: 'assets/outside-1.js', src: outside, isDynamicEntry: true },
  'src/a.png': { file: 'assets/a-1.png', src: 'src/a.png' },
});

it('names scripts by their files and knows what they need', () => {
  expect(chunksOf(manifest('../node_modules/x.js'), {})).toMatchObject([
    {
      file: 'assets/main-1.js',
      isEntry: true,
      imports: ['assets/shared-1.js'],
      assets: ['assets/main-1.css'],
    },
    { file: 'assets/offers-1.js', source: 'src/features/offers/offers.tsx', isDynamicEntry: true },
    { file: 'assets/outside-1.js', isDynamicEntry: true },
    { file: 'assets/shared-1.js' },
  ]);
});

it('says of a route whose area can be switched off which screen it shows', () => {
  const route = 'src/routes/faqs.tsx?tsr-split=component';
  const screen = 'src/features/faqs/faqs-screen.tsx';
  expect(chunksOf({ [route]: { file: 'assets/faqs-1.js', src: route } }, { [route]: screen })).toMatchObject([
    { source: screen },
  ]);
});

it('is the same however deep the project lies', () => {
  expect(chunksOf(manifest('../../../../node_modules/x.js'), {})).toEqual(
    chunksOf(manifest('../node_modules/x.js'), {}),
  );
});
