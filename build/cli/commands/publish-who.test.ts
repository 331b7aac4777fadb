import { afterEach, expect, it, vi } from 'vitest';
import { testFolder } from '../../../tests/build/harness';
import { git } from '../../../tests/setup/git-repository';
import { who } from './publish';

afterEach(() => vi.unstubAllEnvs());

it('a release names its publisher as git does, and in CI by the account', async () => {
  const folder = await testFolder();
  git(folder, 'init', '--quiet');
  git(folder, 'config', 'user.name', 'Asha Rao');
  vi.stubEnv('GITHUB_ACTOR', undefined);
  expect(await who(folder)).toBe('Asha Rao');
  vi.stubEnv('GITHUB_ACTOR', 'asha-rao');
  expect(await who(folder)).toBe('asha-rao');
});
