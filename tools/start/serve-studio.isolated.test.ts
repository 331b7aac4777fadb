import { beforeEach, expect, it, vi } from 'vitest';
import type { Merchant } from '../../build/brand/merchant';
import { loadMerchants } from '../../build/config/load';
import {
  type EnvironmentSources,
  environmentOf,
  sandboxEnvironment,
} from '../../build/environment/environment';
import { defaultMerchants } from '../../build/shared/project';
import { launchListApart } from '../launch/list/list-apart';
import { openStudio } from '../studio/open-studio';
import { openStudioFor } from './serve-studio';

vi.mock('../studio/open-studio', () => ({ openStudio: vi.fn(async () => ({})) }));
vi.mock('../launch/list/list-apart', () => ({ launchListApart: vi.fn() }));

let mall: Merchant;

beforeEach(async () => {
  const [first] = (await loadMerchants(defaultMerchants, ['36'])).merchants;
  if (!first) throw new Error('The mall 36 is gone.');
  mall = first;
});

/** Opens the studio with this environment. Gives what it was opened with. */
async function opened(environment: EnvironmentSources) {
  await openStudioFor({ merchants: defaultMerchants, port: 4174, environment });
  const [options] = vi.mocked(openStudio).mock.lastCall ?? [];
  if (!options) throw new Error('It was not opened.');
  return options;
}

it('shows a mall with the sandbox, also where the environment names a real backend', async () => {
  const file = { API_BASE_URL: 'https://api.client.example', API_BASE_URL_36: 'https://own.client.example' };
  const environment = sandboxEnvironment({ variables: {}, file });
  const options = await opened(environment);
  expect(environmentOf(mall, options.environment).apiBaseUrl).toBe('/api');
});

it('lists for the launch what the mall has by itself, without the backend and the push key of the sandbox', async () => {
  const environment = { ...sandboxEnvironment({ variables: {}, file: {} }), defaultPushKey: 'B'.repeat(87) };
  await (await opened(environment)).listLaunch('36');
  const [asked] = vi.mocked(launchListApart).mock.lastCall ?? [];
  const config = { ...mall.config, api: { baseUrl: 'https://api.client.example' } };
  expect(asked && environmentOf({ id: '36', config }, asked.environment)).toMatchObject({
    apiBaseUrl: 'https://api.client.example',
    pushPublicKey: '',
  });
});
