import { describe, expect, it } from 'vitest';
import { calls } from '@/contract/calls';
import { tokensOf } from '@/contract/tokens';
import { people } from '../../sandbox/members/sample-people';
import { newNumber } from '../setup/new-number';
import { startTestSandbox } from './harness';
import { testSandbox } from './test-sandbox';

const test = testSandbox();

const mobileNumber = newNumber;
const getOtp = (merchantId = 'north') => test.send('getOtp', { mobileNumber, merchantId, platform: 4 });
const verify = (otpId: string, otp: number, merchantId = 'north') =>
  test.send('loginCustomer', { mobileNumber, merchantId, platform: 4, otp, otpId });
const sentOtp = () => Number(test.sandbox.outbox.latestOtp(mobileNumber));
const wrongOtp = () => (sentOtp() + 1) % 10_000;
const idIn = (body: Record<string, unknown>) => calls.getOtp.reply.decode(body).otpId;

describe('getOtp', () => {
  it('sends four random digits by SMS and answers with an id', async () => {
    const { body } = await getOtp();
    expect(body.statusCode).toBe(100);
    expect(idIn(body)).not.toBe('');
    expect(test.sandbox.outbox.latest(mobileNumber)?.text).toMatch(
      /^\d{4} is your OTP for Northgate Rewards/,
    );
  });

  it("answers 'otp already sent.' with the same id while an OTP is valid", async () => {
    const first = await getOtp();
    test.clock.advance(119_999);
    const { body } = await getOtp();
    expect(body).toMatchObject({ statusCode: 102, statusDescription: 'otp already sent.' });
    expect(idIn(body)).toBe(idIn(first.body));
    expect(test.sandbox.outbox.messages()).toHaveLength(1);
  });

  it('sends another after 120 s, when the countdown of the app enables Resend', async () => {
    const first = await getOtp();
    test.clock.advance(120_000);
    const { body } = await getOtp();
    expect(body.statusCode).toBe(100);
    expect(idIn(body)).not.toBe(idIn(first.body));
  });

  it('keeps the OTPs of two malls apart', async () => {
    await getOtp('north');
    expect(Number((await getOtp('south')).body.statusCode)).toBe(100);
  });

  it('answers FAILED_MAX_LOGIN_ATTEMPT after six OTPs in 15 minutes, and sends again when they are past', async () => {
    for (let sent = 0; sent < 6; sent += 1) {
      expect((await getOtp()).body.statusCode).toBe(100);
      test.clock.advance(120_000);
    }
    const { body } = await getOtp();
    expect(body).toMatchObject({ status: 'error', error: 'FAILED_MAX_LOGIN_ATTEMPT' });
    expect(body.message).toContain('Too many attempts');
    test.clock.advance(15 * 60_000);
    expect((await getOtp()).body.statusCode).toBe(100);
  });

  it('counts only the requests since the last login', async () => {
    for (let login = 0; login < 7; login += 1) {
      const otpId = idIn((await getOtp()).body);
      expect((await verify(otpId, sentOtp())).body.statusCode).toBe(100);
    }
  });

  it('refuses a number that no Indian mobile has', async () => {
    const wrong = { mobileNumber: '1234567890', merchantId: 'north', platform: 4 };
    const statusDescription = 'Please enter a valid 10 digit mobile number.';
    expect((await test.send('getOtp', wrong)).body).toMatchObject({ statusCode: 102, statusDescription });
  });
});

describe('loginCustomer', () => {
  it('accepts a right OTP only once, also from two tabs at the same time', async () => {
    const otpId = idIn((await getOtp()).body);
    const answers = await Promise.all([verify(otpId, sentOtp()), verify(otpId, sentOtp())]);
    expect(answers.map(({ body }) => body.statusCode).sort()).toEqual([100, 102]);
    expect((await verify(otpId, sentOtp())).body.statusCode).toBe(102);
  });

  it('refuses a wrong OTP in the words that the app shows', async () => {
    const otpId = idIn((await getOtp()).body);
    expect((await verify(otpId, wrongOtp())).body).toMatchObject({
      statusCode: 102,
      statusDescription: 'Please enter valid OTP.',
    });
    expect((await verify(otpId, sentOtp())).body.statusCode).toBe(100);
  });

  it('gives up an OTP after five attempts, even if they come at the same time', async () => {
    const otpId = idIn((await getOtp()).body);
    await Promise.all(Array.from({ length: 5 }, () => verify(otpId, wrongOtp())));
    expect((await verify(otpId, sentOtp())).body.statusDescription).toContain('no longer valid');
    expect((await getOtp()).body.statusCode).toBe(100);
  });

  it('refuses an OTP from 120 s on', async () => {
    const otpId = idIn((await getOtp()).body);
    test.clock.advance(120_000);
    expect((await verify(otpId, sentOtp())).body.statusCode).toBe(102);
  });

  it('refuses the OTP of one mall at another', async () => {
    const otpId = idIn((await getOtp('north')).body);
    expect(Number((await verify(otpId, sentOtp(), 'south')).body.statusCode)).toBe(102);
  });

  it('accepts a code with leading zeros, although the number on the wire has lost them', async () => {
    const own = await startTestSandbox({ makeOtp: () => '0042' });
    const { otpId } = await own.read('getOtp', { mobileNumber, merchantId: 'north', platform: 4 });
    const typed = { mobileNumber, merchantId: 'north', platform: 4, otp: 42, otpId };
    expect((await own.send('loginCustomer', typed)).body.statusCode).toBe(100);
    await own.sandbox.close();
  });
});

describe('the three flags after verifying', () => {
  it.each([
    ['a full customer', people.aarav.mobile, [true, true, true], 'Aarav'],
    ['a person who is known but not at this mall', people.kabir.mobile, [true, false, false], 'Kabir'],
    ['an incomplete registration', people.meera.mobile, [true, true, false], 'Meera'],
    ['a new number, which gets no tokens', newNumber, [false, false, false], undefined],
  ])('show %s', async (_, mobile, flags, name) => {
    const reply = await test.logIn(mobile);
    expect([reply.userExists, reply.registeredForMerchant, reply.registrationComplete]).toEqual(flags);
    expect(reply.merchant?.customer?.firstName).toBe(name);
    expect(tokensOf(reply) !== undefined).toBe(name !== undefined);
  });

  it('arrive as texts from one mall and as numbers from another, and mean the same', async () => {
    const flagIn = async (merchantId: string) => {
      const sent = await test.send('getOtp', { mobileNumber: people.aarav.mobile, merchantId, platform: 4 });
      const { id } = sent.body.response as { id: string };
      const otp = Number(test.sandbox.outbox.latestOtp(people.aarav.mobile, merchantId));
      const typed = { mobileNumber: people.aarav.mobile, merchantId, platform: 4, otp, otpId: id };
      const { body } = await test.send('loginCustomer', typed);
      return (body.response as { isBoomerUserRegister: unknown }).isBoomerUserRegister;
    };
    expect([await flagIn('north'), await flagIn('south')]).toEqual(['1', 1]);
  });
});

it('gives every mall its own balances', async () => {
  const balanceAt = async (merchantId: string) =>
    (await test.logIn(people.ishita.mobile, merchantId)).merchant?.balance ?? 0;
  expect(await balanceAt('north')).not.toBe(await balanceAt('south'));
});
