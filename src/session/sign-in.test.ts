import { beforeEach, expect, it, vi } from 'vitest';
import { setAppInstallation } from '@/contract/session';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer } from '../../tests/setup/session';
import { reportInstallation } from './sign-in';
import { readStored, writeStored } from './stored-values';

const done = { '/setAppInstallation': { statusCode: 100 } };

/** Runs as an installed app, or in a tab of the browser. */
function standalone(matches: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query.includes('standalone') }));
}

beforeEach(logInAsCustomer);

it.each([undefined, 'not installed'])(
  'an installed app that was not reported (%s) is, once',
  async (stored) => {
    standalone(true);
    writeStored('isPWAInstalled', stored);
    const backend = stubBackend(done);
    await reportInstallation();
    await reportInstallation();
    expect(backend.requestsTo(setAppInstallation).map(({ fields }) => fields)).toEqual([
      { merchant_id: '501', platform: '4', customer_id: '5', mobile_number: '9876500001', browser: 'Other' },
    ]);
    expect(readStored('isPWAInstalled')).toBe('installed');
  },
);

it('an installation that the backend did not take is reported again, and only logged', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  standalone(true);
  const backend = stubBackend({ '/setAppInstallation': { statusCode: 102 } });
  await reportInstallation();
  await reportInstallation();
  expect(backend.requestsTo(setAppInstallation)).toHaveLength(2);
  expect(readStored('isPWAInstalled')).toBeUndefined();
});

it('a page in a tab of the browser reports nothing', async () => {
  standalone(false);
  const backend = stubBackend(done);
  await reportInstallation();
  expect(backend.requestsTo(setAppInstallation)).toEqual([]);
});
