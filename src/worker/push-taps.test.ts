import { expect, it } from 'vitest';
import { fakeCaches } from '../../tests/setup/caches';
import { keepTap, takeTaps } from './push-taps';

it('gives each kept tap once, with ids of every form', async () => {
  const caches = fakeCaches();
  for (const id of ['n1', 'a b/c?d#e', '../x', 'n1']) await keepTap(caches, id);
  expect(await takeTaps(caches)).toEqual(['n1', 'a b/c?d#e', '../x']);
  expect(await takeTaps(caches)).toEqual([]);
});

it('gives a tap to one of two tabs', async () => {
  const caches = fakeCaches();
  await keepTap(caches, 'n1');
  const taken = await Promise.all([takeTaps(caches), takeTaps(caches)]);
  expect(taken.flat()).toEqual(['n1']);
});

it('keeps the twenty newest taps', async () => {
  const caches = fakeCaches();
  for (let tap = 1; tap <= 22; tap += 1) await keepTap(caches, `n${tap}`);
  const taken = await takeTaps(caches);
  expect([taken.length, taken[0], taken.at(-1)]).toEqual([20, 'n3', 'n22']);
});
