import { beforeEach, describe, expect, it } from 'vitest';
import { tokensOf } from '@/contract/tokens';
import { people } from '../../sandbox/members/sample-people';
import { repeatWindow } from '../../sandbox/noun/repeats';
import { identityOf, operate, pageOf } from './harness';
import { testSandbox } from './test-sandbox';

const site = { merchantId: 'north', platform: 4 };
const day = 86_400_000;

/** Aarav's profile, as the app sends it without a change. */
const profile = {
  firstName: 'Aarav',
  lastName: 'Deshmukh',
  email: 'aarav.deshmukh@mail.example',
  gender: 'male' as const,
  maritalStatus: 'married' as const,
  dateOfBirth: '1988-02-29',
  spouseDateOfBirth: '1990-12-31',
  anniversary: '2016-04-30',
  pincodeId: '1001',
  cityId: '101',
};

const test = testSandbox();
let token: string;

beforeEach(logIn);

async function logIn(): Promise<void> {
  token = tokensOf(await test.logIn(people.aarav.mobile))?.access ?? '';
}

async function own(mobileNumber: string = people.aarav.mobile) {
  return (await test.read('checkCustomerData', { ...site, mobileNumber }, { token })).customer;
}

const save = async (changes: object = {}) => {
  const own = { mobileNumber: people.aarav.mobile, appVersion: 4, status: 1 };
  const request = { ...identityOf('north'), ...profile, ...own };
  return (await test.send('profileUpdate', { ...request, ...changes }, { token })).body;
};

describe('the profile', () => {
  it('is given to its owner, with city, state and country', async () => {
    const { cityId: _, ...told } = profile;
    expect(await own()).toMatchObject({
      ...told,
      pincode: '400001',
      mobileNumber: people.aarav.mobile,
      emailVerified: false,
      city: { id: '101', name: 'Mumbai' },
      state: { name: 'Maharashtra' },
      country: { name: 'India' },
    });
  });

  it('does not give birthdays, address and marital status to others', async () => {
    expect(await own(people.ishita.mobile)).toMatchObject({
      firstName: 'Ishita',
      email: '',
      maritalStatus: '',
      dateOfBirth: '',
      pincode: '',
      city: { id: '', name: '' },
      emailVerified: false,
    });
  });

  it('is stored and read back', async () => {
    const changed = {
      firstName: 'Aarav Kumar',
      gender: '' as const,
      dateOfBirth: '2000-02-29',
      maritalStatus: 'married' as const,
      spouseDateOfBirth: '',
      anniversary: '2020-11-30',
      pincodeId: '1015',
    };
    expect(await save({ ...changed, cityId: '' })).toMatchObject({ statusCode: 100 });
    expect(await own()).toMatchObject(changed);
  });

  it('does not change fields that are missing in the request', async () => {
    const { firstName, lastName, email, gender, pincodeId } = profile;
    const bare = { firstName, lastName, email, gender, pincodeId };
    const dates = { dateOfBirth: undefined, spouseDateOfBirth: undefined, anniversary: undefined };
    await save({ ...bare, ...dates, maritalStatus: undefined, cityId: undefined, emailOptedOut: true });
    expect(await own()).toMatchObject({ ...profileDates, maritalStatus: 'married', emailOptedOut: true });
    await save({ emailOptedOut: undefined });
    expect(await own()).toMatchObject({ emailOptedOut: true });
  });

  it.each(['single', 'widow', ''] as const)(
    'has no spouse and no anniversary once somebody is %j',
    async (maritalStatus) => {
      await save({ maritalStatus });
      expect(await own()).toMatchObject({ maritalStatus, spouseDateOfBirth: '', anniversary: '' });
    },
  );

  it('accepts today in India as a date, but no later day', async () => {
    // 00:30 of the 21st in India.
    test.clock.advance(9 * 3_600_000);
    await logIn();
    expect(await save({ dateOfBirth: '2026-11-21' })).toMatchObject({ statusCode: 100 });
    expect(await save({ anniversary: '2026-11-22' })).toMatchObject({
      statusCode: 102,
      statusDescription: 'A date cannot be in the future.',
    });
  });

  it.each([
    [{ firstName: 'A4rav' }, 'Please enter valid name.'],
    [{ email: 'ishita.rao@mail.example' }, 'This email address belongs to another member.'],
    [{ pincodeId: '400001' }, 'Please select your pincode from the list.'],
    [{ cityId: '102' }, 'This city does not belong to the pincode.'],
  ])('refuses %j and changes nothing', async (wrong, statusDescription) => {
    const answer = await save({ lastName: 'Changed', ...wrong });
    expect(answer).toMatchObject({ statusCode: 102, statusDescription });
    expect(await own()).toMatchObject(profileNames);
  });

  it('is empty when the operator sets it so', async () => {
    await test.sandbox.changeSettings('north', { emptyCustomer: true });
    expect(await own()).toBeNull();
  });
});

const { dateOfBirth, spouseDateOfBirth, anniversary, firstName, lastName } = profile;
const profileDates = { dateOfBirth, spouseDateOfBirth, anniversary };
const profileNames = { firstName, lastName };

describe('the verification of an e-mail address', () => {
  const ask = async (changes: object = {}) => {
    const request = { ...site, email: profile.email, mobileNumber: people.aarav.mobile, ...changes };
    return (await test.send('requestToVerifyCustomerEmail', request, { token })).body;
  };
  const newest = () => test.sandbox.outbox.mails()[0]?.verificationId;
  /** The answer to the link in a mail. */
  const openLink = async (verificationId: number | undefined, mall?: string) => {
    const answer = await operate(test, `emails/${verificationId}`, {}, mall);
    return decodeURIComponent(answer.headers.get('location') ?? '').replaceAll('+', ' ');
  };

  it('sends a mail whose link the operator opens', async () => {
    expect(await ask()).toMatchObject({ statusCode: 100 });
    expect(test.sandbox.outbox.mails()[0]).toMatchObject({
      to: profile.email,
      subject: 'Confirm your email address for Northgate Rewards',
    });
    expect(await pageOf(test, '/outbox')).toContain(`action="/malls/north/emails/${newest()}"`);
    expect(await openLink(newest())).toBe('/malls/north?done=1');
    expect(await own()).toMatchObject({ emailVerified: true });
    test.clock.advance(repeatWindow);
    expect(await ask()).toMatchObject({ statusDescription: 'This email address is verified already.' });
  });

  it('lists waiting mails on the mall’s page', async () => {
    await ask();
    expect(await pageOf(test)).toContain(`emails/${newest()}"`);
    await openLink(newest());
    expect(await pageOf(test)).not.toContain(`emails/${newest()}"`);
  });

  it('ends when the address changes', async () => {
    await ask();
    await openLink(newest());
    await save({ email: 'aarav@elsewhere.example' });
    expect(await own()).toMatchObject({ emailVerified: false });
    await ask({ email: 'aarav@elsewhere.example' });
    await save();
    expect(await openLink(newest())).toContain('has another address by now');
  });

  it('accepts a link once, within a day, at its own mall', async () => {
    await ask();
    expect(await openLink(newest(), 'south')).toContain('There is no verification mail');
    test.clock.advance(day);
    expect(await openLink(newest())).toContain('older than a day');
    await logIn();
    await ask();
    await openLink(newest());
    expect(await openLink(newest())).toContain('opened already');
  });

  it.each([
    [{ mobileNumber: people.ishita.mobile }, 'This mobile number belongs to somebody else.'],
    [{ email: 'somebody@mail.example' }, 'Please save this email address in your profile first.'],
  ])('refuses %j', async (wrong, statusDescription) => {
    expect(await ask(wrong)).toMatchObject({ statusCode: 102, statusDescription });
    expect(test.sandbox.outbox.mails()).toEqual([]);
  });

  it('sends at most five mails in an hour', async () => {
    for (let mail = 0; mail < 5; mail += 1) {
      await ask();
      test.clock.advance(repeatWindow);
    }
    expect(await ask()).toMatchObject({ statusDescription: 'Too many emails. Please try again in an hour.' });
    test.clock.advance(60 * 60_000);
    await logIn();
    expect(await ask()).toMatchObject({ statusCode: 100 });
  });
});
