import { beforeEach, expect, it, vi } from 'vitest';
import { logOutUser } from '@/contract/session';
import { stubBackend } from '../../tests/setup/backend';
import { stubAppActions } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';
import { leaveWithoutLoyalty } from './missing-loyalty';
import { restartOtpFlow } from './otp-flow';
import './report-logout'; // loaded already, so that no test leaves its logout to the next one
import { signIn } from './sign-in';
import { storeTokens } from './stored-user';
import { readStored } from './stored-values';

let appActions: ReturnType<typeof stubAppActions>;
let backend: ReturnType<typeof stubBackend>;

beforeEach(() => {
  vi.useFakeTimers();
  appActions = stubAppActions();
  backend = stubBackend({
    '/logOutUser': { statusCode: 100 },
    '/createCustomerLoginLogs': { statusCode: 100 },
  });
  storeTokens({ access: 'access-1', refresh: 'refresh-1' });
});

it('logs out when loyalty details are missing and leads to the login screen after 6 s', () => {
  leaveWithoutLoyalty('5');
  expect(readStored('acc_token')).toBeUndefined();
  vi.advanceTimersByTime(5_999);
  expect(appActions.showLogin).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(appActions.showLogin).toHaveBeenCalledOnce();
});

it('sends a logout call for a customer who is known but not stored', async () => {
  leaveWithoutLoyalty('5');
  await until(() => expect(backend.requestsTo(logOutUser)).toHaveLength(1));
  expect(backend.requestsTo(logOutUser)[0]).toMatchObject({
    authorization: 'Bearer access-1',
    fields: { customer_id: '5', refresh_token: 'refresh-1' },
  });
});

it.each([
  ['requests a new OTP', restartOtpFlow],
  [
    'signs in',
    () => {
      const user = { id: '5', mobileNumber: '9876500001' };
      const names = { currencyCode: '₹', pointShortName: 'P', loyaltyId: 'L1' };
      signIn({ user, ...names, guidelinesFlag: false });
    },
  ],
])('throws nobody out who %s meanwhile', (_what, startAgain) => {
  leaveWithoutLoyalty('5');
  vi.advanceTimersByTime(3_000);
  startAgain();
  vi.advanceTimersByTime(6_000);
  expect(appActions.showLogin).not.toHaveBeenCalled();
});
