import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder, writeMerchant } from '../../tests/build/harness';
import { openedStanding } from './opened-standing';

it('a mall is as far as its folder says, also where the environment of a build has a mistake', async () => {
  const home = await testFolder();
  const merchants = join(home, 'merchants');
  await writeMerchant(merchants, '36');
  const standing = (api: string) =>
    openedStanding({ merchants, home, environment: { variables: { API_BASE_URL_36: api }, file: {} } }, '36');
  const { failed, ...told } = await standing('no address');
  expect(failed).toContain('identity');
  expect(told).toEqual(expect.objectContaining({ id: '36', isLocked: false }));
  expect((await standing('https://api.mall.example')).state).toBe(told.state);
});
