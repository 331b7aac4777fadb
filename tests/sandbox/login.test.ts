import { describe, expect, it } from 'vitest';
import { tokensOf } from '@/contract/tokens';
import { people } from '../../sandbox/members/sample-people';
import { newNumber } from '../setup/new-number';
import { testSandbox } from './test-sandbox';

const test = testSandbox();

const flagsOf = async (mobile: string, merchantId = 'north') => {
  const reply = await test.logIn(mobile, merchantId);
  return {
    flags: [reply.userExists, reply.registeredForMerchant, reply.registrationComplete],
    hasTokens: tokensOf(reply) !== undefined,
    name: reply.merchant?.customer?.firstName,
  };
};

describe('the three flags after verifying', () => {
  it('are all set for a full customer, who gets tokens and merchant details', async () => {
    expect(await flagsOf(people.aarav.mobile)).toEqual({
      flags: [true, true, true],
      hasTokens: true,
      name: 'Aarav',
    });
  });

  it('show a person who is known but not at this mall', async () => {
    expect(await flagsOf(people.kabir.mobile)).toMatchObject({
      flags: [true, false, false],
      hasTokens: true,
    });
  });

  it('show an incomplete registration', async () => {
    expect(await flagsOf(people.meera.mobile)).toMatchObject({ flags: [true, true, false], hasTokens: true });
  });

  it('are all off for a new number, which gets no tokens', async () => {
    expect(await flagsOf(newNumber)).toMatchObject({ flags: [false, false, false], hasTokens: false });
  });

  it('arrive as texts from one mall and as numbers from another, and mean the same', async () => {
    const flagIn = async (merchantId: string) => {
      const sent = await test.send('getOtp', { mobileNumber: people.aarav.mobile, merchantId, platform: 4 });
      const { id } = sent.body.response as { id: string };
      const otp = Number(test.sandbox.outbox.latestOtp(people.aarav.mobile, merchantId));
      const { body } = await test.send('loginCustomer', {
        mobileNumber: people.aarav.mobile,
        merchantId,
        platform: 4,
        otp,
        otpId: id,
      });
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
