import { describe, expect, it } from 'vitest';
import { mapBounded } from './map-bounded';

describe('mapping with a bound', () => {
  it('keeps the order of the items and never has more under way than allowed', async () => {
    let underWay = 0;
    let most = 0;
    const results = await mapBounded([5, 1, 4, 2, 3], 2, async (item) => {
      most = Math.max(most, ++underWay);
      for (let turn = 0; turn < item; turn++) await Promise.resolve();
      underWay--;
      return item * 10;
    });
    expect(results).toEqual([50, 10, 40, 20, 30]);
    expect(most).toBe(2);
  });

  it('gives nothing for no items', async () => {
    expect(await mapBounded([], 4, async () => 1)).toEqual([]);
  });

  it('passes on an error', async () => {
    const failing = mapBounded([1, 2], 1, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
  });
});
