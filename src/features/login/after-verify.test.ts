import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCustomerLoginLogs } from '@/contract/session';
import { useOtpFlow } from '@/session/otp-flow';
import { noteStep } from '@/session/steps';
import { isLoggedIn } from '@/session/stored-user';
import { readStored, writeStored } from '@/session/stored-values';
import { stubBackend } from '../../../tests/setup/backend';
import { until } from '../../../tests/setup/until';
import { afterVerify, type LoginReply } from './after-verify';

vi.mock('@/session/steps', { spy: true });

const stays = () => true;
const mobileNumber = '9876500001';
const reply = (overrides: Partial<LoginReply> = {}): LoginReply => ({
  userId: '5',
  userExists: true,
  registeredForMerchant: true,
  registrationComplete: true,
  referralEnabled: true,
  token: { access: 'a', refresh: 'r' },
  // Only the parts of a session. The merchant's other details do not matter here.
  merchant: { loyaltyId: 'L1', pointsShortName: 'Pts', currencyCode: '$' } as LoginReply['merchant'],
  ...overrides,
});

const verified = (overrides: Partial<LoginReply> = {}, isMounted = stays) =>
  afterVerify(reply(overrides), mobileNumber, isMounted);
const merchantAnswer = (merchant: object) => ({
  '/getMerchantDetails': { statusCode: 100, merchant_list: { added: { 1: merchant } } },
});

describe('after a right OTP', () => {
  beforeEach(() => useOtpFlow.setState(useOtpFlow.getInitialState(), true));

  it('signs in when all three flags are 1, and goes to the dashboard', async () => {
    const backend = stubBackend({ '/createCustomerLoginLogs': { statusCode: 100 } });
    expect(await verified()).toEqual({ next: 'signed-in', href: '/dashboard' });
    expect(isLoggedIn()).toBe(true);
    expect(JSON.parse(readStored('user') ?? '')).toEqual({ id: '5', mobile_number: mobileNumber });
    const stored = (['acc_token', 'refresh_token', 'pointShortName'] as const).map(readStored);
    expect(stored).toEqual(['a', 'r', 'Pts']);
    const log = { is_login: '1', login_through: '2', customer_id: '5' };
    await until(() => expect(backend.requestsTo(createCustomerLoginLogs)[0]?.fields).toMatchObject(log));
  });

  it('goes to the saved previous route', async () => {
    stubBackend({});
    writeStored('prev_route', '/offers');
    expect(await verified()).toMatchObject({ href: '/offers' });
  });

  it.each([{ registeredForMerchant: false }, { registrationComplete: false }])(
    'stores the tokens and goes to registration when %j',
    async (flags) => {
      expect(await verified(flags)).toEqual({ next: 'registration' });
      expect(readStored('acc_token')).toBe('a');
      expect(isLoggedIn()).toBe(false);
      expect(useOtpFlow.getState()).toMatchObject({ verified: true, referralEnabled: false });
    },
  );

  it('stores the referral flag for a new customer and goes to registration', async () => {
    const unknown = { userExists: false, registeredForMerchant: false, registrationComplete: false };
    expect(await verified(unknown)).toEqual({ next: 'registration' });
    expect(readStored('acc_token')).toBeUndefined();
    expect(useOtpFlow.getState()).toMatchObject({ verified: true, referralEnabled: true });
  });

  it('loads the merchant for the short reply', async () => {
    stubBackend(merchantAnswer({ loyalty_id: 'L9' }));
    expect(await verified({ merchant: undefined })).toMatchObject({ next: 'signed-in' });
    expect(readStored('loyaltyId')).toBe('L9');
  });

  it.each([
    ['', undefined],
    [', and leaves the tokens of whoever logged in meanwhile', 'b'],
  ])('signs nobody in who left while the details were loaded%s', async (_, newer) => {
    let left = false;
    stubBackend({
      '/getMerchantDetails': () => {
        left = true;
        if (newer) writeStored('acc_token', newer);
        return Response.json({ statusCode: 100, merchant_list: { added: { 1: { loyalty_id: 'L9' } } } });
      },
    });
    expect(await verified({ merchant: undefined }, () => !left)).toEqual({ next: 'left' });
    expect(isLoggedIn()).toBe(false);
    expect(useOtpFlow.getState().verified).toBe(false);
    expect(readStored('acc_token')).toBe(newer);
  });

  it('reads the short reply, an id and tokens without any flag, as a complete customer', async () => {
    stubBackend({});
    const none = undefined;
    const flags = { userExists: none, registeredForMerchant: none, registrationComplete: none };
    expect(await verified(flags)).toMatchObject({ next: 'signed-in' });
    expect(await verified({ ...flags, token: none })).toEqual({ next: 'registration' });
  });

  it('does not sign in without loyalty details', async () => {
    stubBackend(merchantAnswer({}));
    expect(await verified({ merchant: undefined })).toEqual({ next: 'no-loyalty', customerId: '5' });
    expect(isLoggedIn()).toBe(false);
  });

  it('counts as verified, unless she has left before', async () => {
    vi.mocked(noteStep).mockClear();
    await verified({ userExists: false }, () => false);
    expect(noteStep).not.toHaveBeenCalled();
    await verified({ userExists: false });
    expect(vi.mocked(noteStep).mock.calls).toEqual([['otpVerified']]);
  });
});
