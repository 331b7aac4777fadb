import { expect, it } from 'vitest';
import { readShares, wavesOf } from './wave';

it('waves hold every mall once, in order, up to the last share', () => {
  for (let count = 0; count < 60; count++) {
    const some = Array.from({ length: count }, (_, index) => index);
    for (const shares of [[100], [5, 25, 100], [1, 2, 3, 50], [99]]) {
      const waves = wavesOf(some, shares);
      const last = Math.ceil((count * (shares.at(-1) ?? 0)) / 100);
      expect(waves.flat()).toEqual(some.slice(0, last));
      expect(waves.every(({ length }) => length > 0)).toBe(true);
    }
  }
  expect(readShares('5%, 25%,100%')).toEqual([5, 25, 100]);
  for (const bad of ['', '5', '0%', '101%', '50%,50%', '50%,25%', '5%,', '1e1%', '-5%', '5.5%'])
    expect(() => readShares(bad)).toThrow('--waves needs growing shares');
});
