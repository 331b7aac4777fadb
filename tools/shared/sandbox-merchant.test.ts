import { expect, it } from 'vitest';
import { loadMerchants } from '../../build/config/load';
import { defaultMerchants } from '../../build/shared/project';
import { defaultSettings } from '../../sandbox/noun/settings';
import { sandboxMerchantOf } from './sandbox-merchant';

it('the sample data call the points as the mall does', async () => {
  const [mall] = (await loadMerchants(defaultMerchants)).merchants;
  if (!mall) throw new Error('There is no mall.');
  const namesWith = (words: typeof mall.config.words) => {
    const merchant = sandboxMerchantOf({ ...mall, config: { ...mall.config, words } });
    const { pointsName, pointsShortName } = defaultSettings(merchant, 0);
    return [pointsName, pointsShortName];
  };
  expect(namesWith({})).toEqual(['Points', 'P']);
  expect(namesWith({ points: { one: 'drop', other: 'drops' } })).toEqual(['Drops', 'D']);
});
