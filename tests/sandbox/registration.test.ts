import { describe, expect, it } from 'vitest';
import { calls } from '@/contract/calls';
import { tokensOf } from '@/contract/tokens';
import { people } from '../../sandbox/members/sample-people';
import { newNumber } from '../setup/new-number';
import { identityOf } from './harness';
import { testSandbox } from './test-sandbox';

const test = testSandbox();

const form = {
  platform: 4,
  merchantId: 'north',
  mobileNumber: newNumber,
  firstName: 'Nila',
  lastName: 'Sen',
  email: 'Nila@Mail.example',
  gender: 'female' as const,
  pincodeId: '1001',
  emailOptedOut: true,
  referralCode: '',
};

const register = async (changes: Partial<typeof form> = {}) =>
  (await test.send('registerCustomer', { ...form, ...changes })).body;

async function detailsWith(token: string) {
  return (await test.read('getMerchantDetails', { ...identityOf('north'), userId: '' }, { token })).merchant;
}

async function recordOf(mobileNumber: string, token?: string) {
  const request = { mobileNumber, merchantId: 'north', platform: 4 };
  return test.read('checkCustomerData', request, token === undefined ? {} : { token });
}

describe('registerCustomer', () => {
  it('creates a verified customer with welcome points and signs them in', async () => {
    await test.logIn(newNumber);
    const reply = calls.registerCustomer.reply.decode(await register());
    expect(reply.merchant).toMatchObject({
      balance: 250,
      customer: { firstName: 'Nila', currentTierName: 'Blue' },
    });
    const tokens = tokensOf(reply);
    expect((await detailsWith(tokens?.access ?? '')).customer?.mobileNumber).toBe(newNumber);
    expect(test.sandbox.outbox.latest(newNumber)?.text).toContain('Welcome to Northgate Rewards, Nila');
  });

  it('refuses a number that was not verified, or was verified more than half an hour ago', async () => {
    const refusal = { statusCode: 102, statusDescription: 'Please verify your mobile number first.' };
    expect(await register()).toMatchObject(refusal);
    await test.logIn(newNumber);
    test.clock.advance(30 * 60_000);
    expect(await register()).toMatchObject(refusal);
  });

  it('is registered once: after that, it needs the token of its login', async () => {
    await test.logIn(newNumber);
    expect((await register()).statusCode).toBe(100);
    expect((await register({ firstName: 'Mallory' })).statusCode).toBe(102);
  });

  it('is known at one mall and new at the next', async () => {
    await test.logIn(newNumber);
    await register();
    const reply = await test.logIn(newNumber, 'south');
    expect([reply.userExists, reply.registeredForMerchant]).toEqual([true, false]);
  });

  it.each([
    [{ firstName: 'N1la' }, 'Please enter valid name.'],
    [{ lastName: 'x'.repeat(21) }, 'Please enter valid name.'],
    [{ email: 'nila' }, 'Please enter a valid email address.'],
    [{ pincodeId: '400001' }, 'Please select your pincode from the list.'],
    [{ pincodeId: 'none' }, 'Please select your pincode from the list.'],
    [{ referralCode: 'NOBODY' }, 'Please enter valid referral code.'],
  ])('refuses %o and leaves no customer behind', async (changes, statusDescription) => {
    await test.logIn(newNumber);
    expect(await register(changes)).toMatchObject({ statusCode: 102, statusDescription });
    expect((await recordOf(newNumber)).customer).toBeNull();
    expect((await register()).statusCode).toBe(100);
  });

  it.each(["'Anna", '-Rao', "D'Souza"])('accepts the name %s, like the form', async (firstName) => {
    await test.logIn(newNumber);
    expect((await register({ firstName })).statusCode).toBe(100);
  });

  it('gives both sides of a referral their bonus', async () => {
    const referrer = await test.logIn(people.aarav.mobile);
    await test.logIn(newNumber);
    const referralCode = referrer.merchant?.customer?.referralCode ?? '';
    const reply = calls.registerCustomer.reply.decode(await register({ referralCode }));
    expect(reply.merchant?.balance).toBe(350);
    const after = await detailsWith(tokensOf(referrer)?.access ?? '');
    expect(after.balance).toBe((referrer.merchant?.balance ?? 0) + 100);
  });
});

describe('the number of a known person', () => {
  it.each([people.kabir.mobile, people.meera.mobile, people.aarav.mobile])(
    'is registered and completed by the token of the login alone: %s',
    async (mobileNumber) => {
      const login = await test.logIn(mobileNumber);
      const values = { ...form, mobileNumber, customerId: '', appVersion: 4 };
      const stranger = { token: tokensOf(await test.logIn(people.ishita.mobile))?.access ?? '' };
      for (const call of ['registerCustomer', 'profileUpdate'] as const) {
        expect((await test.send(call, values)).body).toEqual({
          statusCode: 102,
          statusDescription: 'Please verify your mobile number first.', // as for a number that nobody knows
        });
        expect((await test.send(call, values, stranger)).status).toBe(401);
      }
      const token = tokensOf(login)?.access ?? '';
      expect((await detailsWith(token)).customer?.firstName).not.toBe(form.firstName);
      expect((await test.send('registerCustomer', values, { token })).body.statusCode).toBe(100);
    },
  );
});

describe('profileUpdate', () => {
  /** Somebody saves a profile, with the own number unless another one is named. */
  const update = async (mobile: string, mobileNumber = mobile) => {
    const login = await test.logIn(mobile);
    const token = tokensOf(login)?.access ?? '';
    const values = { ...form, mobileNumber, customerId: login.userId ?? '', appVersion: 4 };
    return { login, token, answer: await test.send('profileUpdate', values, { token }) };
  };

  it('completes a customer who was registered elsewhere', async () => {
    const { token, answer } = await update(people.kabir.mobile);
    expect(answer.body.statusCode).toBe(100);
    expect((await detailsWith(token)).balance).toBe(250);
    expect((await test.logIn(people.kabir.mobile)).registrationComplete).toBe(true);
  });

  it('gives welcome points once', async () => {
    const { token, login } = await update(people.aarav.mobile);
    expect((await detailsWith(token)).balance).toBe(login.merchant?.balance);
  });

  it("refuses another customer's number", async () => {
    expect((await update(people.aarav.mobile, people.ishita.mobile)).answer.status).toBe(401);
  });
});

describe('checkCustomerData', () => {
  const nameOnly = {
    customerId: '',
    mobileNumber: '',
    status: '',
    email: '',
    gender: '',
    pincode: '',
    pincodeId: '',
  };
  const tokenOf = async (mobileNumber: string) => tokensOf(await test.logIn(mobileNumber))?.access ?? '';

  it('gives the customer of the token the whole record', async () => {
    const { customer } = await recordOf(people.aarav.mobile, await tokenOf(people.aarav.mobile));
    const place = { pincode: '400001', pincodeId: '1001' };
    expect(customer).toMatchObject({ email: 'aarav.deshmukh@mail.example', gender: 'male', ...place });
  });

  it('gives a stranger only the name, even after the customer logged in', async () => {
    const expected = { firstName: 'Aarav', ...nameOnly };
    const told = { registrationComplete: false, customer: expected };
    expect(await recordOf(people.aarav.mobile)).toMatchObject(told);
    const token = await tokenOf(people.aarav.mobile);
    expect((await recordOf(people.aarav.mobile)).customer).toMatchObject(expected);
    expect((await recordOf(people.ishita.mobile, token)).customer).toMatchObject(nameOnly);
  });

  it('gives the record to a person who still has to register here, only with the token of the login', async () => {
    const mobileNumber = people.kabir.mobile;
    const login = await test.logIn(mobileNumber);
    const token = tokensOf(login)?.access ?? '';
    expect((await recordOf(mobileNumber, token)).customer?.email).toContain('@');
    expect((await recordOf(mobileNumber)).customer).toMatchObject(nameOnly);
    const update = { ...form, mobileNumber, customerId: login.userId ?? '', appVersion: 4 };
    await test.send('profileUpdate', update, { token });
    expect((await recordOf(mobileNumber, token)).customer?.email).toBe('nila@mail.example');
  });

  it('knows nothing about a new number', async () => {
    expect(await recordOf(newNumber)).toEqual({ registrationComplete: false, customer: null });
  });
});

describe('pincodes', () => {
  const lookUp = async (pincode: string) =>
    (await test.send('getPincode', { platform: 4, merchantId: 'north', pincode })).body;

  it('are suggested from three digits', async () => {
    const found = calls.getPincode.reply.decode(await lookUp('400'));
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ pincode }) => pincode.startsWith('400'))).toBe(true);
  });

  it("answer 102 'No pincode found' for an unknown pincode", async () => {
    expect(await lookUp('999')).toMatchObject({ statusCode: 102, statusDescription: 'No pincode found' });
  });
});
