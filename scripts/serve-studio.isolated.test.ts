import { beforeEach, expect, it, vi } from 'vitest';
import type { Merchant } from '../build/brand/merchant';
import { loadMerchants } from '../build/config/load';
import { environmentOf, sandboxEnvironment } from '../build/environment/environment';
import { defaultMerchants } from '../build/shared/project';
import { openStudio } from '../studio/open-studio';
import { backendChecker } from './backend-checker';
import { openStudioFor } from './serve-studio';

vi.mock('../studio/open-studio', () => ({ openStudio: vi.fn(async () => ({})) }));
vi.mock('./backend-checker', () => ({ backendChecker: vi.fn() }));

let mall: Merchant;

beforeEach(async () => {
  const [first] = (await loadMerchants(defaultMerchants, ['36'])).merchants;
  if (!first) throw new Error('The mall 36 is gone.');
  mall = first;
});

it('shows a mall with the sandbox, also where the environment names a real backend', async () => {
  const file = { API_BASE_URL: 'https://api.client.example', API_BASE_URL_36: 'https://own.client.example' };
  const environment = sandboxEnvironment({ variables: {}, file });
  await openStudioFor({ merchants: defaultMerchants, port: 4174, environment });
  const [options] = vi.mocked(openStudio).mock.lastCall ?? [];
  expect(options && environmentOf(mall, options.environment).apiBaseUrl).toBe('/api');
  expect(backendChecker).toHaveBeenCalledWith(defaultMerchants, environment);
});
