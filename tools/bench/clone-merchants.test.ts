import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadMerchants } from '../../build/config/load';
import { defaultMerchants } from '../../build/shared/project';
import { temporaryFolder } from '../../tests/build/harness';
import { cloneMerchants } from './clone-merchants';

it('copies of every sample mall pass the check, whatever files of its own a mall has', async () => {
  const { merchants, problems } = await loadMerchants(
    await cloneMerchants(defaultMerchants, join(await temporaryFolder(), 'malls'), 10),
  );
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(merchants).toHaveLength(10);
});
