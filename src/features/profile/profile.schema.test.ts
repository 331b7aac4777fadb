import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { sampleCustomer } from '../../../tests/setup/customer';
import { type ProfileForm, profileForm, profileOf, profileSchema } from './profile.schema';

const form = (changes: Partial<ProfileForm> = {}) => ({ ...profileForm(sampleCustomer), ...changes });

const messages = (changes: Partial<ProfileForm>) =>
  z.safeParse(profileSchema(), form(changes)).error?.issues.map(({ message }) => message) ?? [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 30), toFake: ['Date'] });
});

describe('the profile', () => {
  it('is right as the backend has it', () => expect(messages({})).toEqual([]));

  it.each([
    [{ firstName: ' ' }, 'First name is required.'],
    [{ mobileNumber: '3876500001' }, 'Please enter a valid 10 digit mobile number.'],
    [{ mobileNumber: '987650000' }, 'Please enter a valid 10 digit mobile number.'],
    [{ email: '' }, 'Enter a valid email address.'],
    [{ pincode: '4000a' }, 'Enter numeric value.'],
    [{ pincodeId: '0' }, 'Choose your pincode from the list.'],
  ])('%j says: %s', (changes, message) => expect(messages(changes)).toEqual([message]));

  it('can do without gender, marital status and dates', () =>
    expect(messages({ gender: '', maritalStatus: '', dateOfBirth: '', ...noDates })).toEqual([]));
});

const noDates = { spouseDateOfBirth: '', anniversary: '' };
const wrong = 'Enter the date as DD - MMM - YYYY.';
const future = 'The date cannot be in the future.';

describe.each(['dateOfBirth', 'spouseDateOfBirth', 'anniversary'] as const)('%s', (name) => {
  it.each([
    '20 - Nov - 2026',
    '31 - Dec - 1999',
    '30 - Apr - 2016',
    '29 - Feb - 2000',
    '29 - Feb - 2024',
    '01 - Jan - 1900',
    '5/3/1990',
  ])('may be %s', (date) => expect(messages({ [name]: date })).toEqual([]));

  it.each([
    ['21 - Nov - 2026', future],
    ['01 - Jan - 2100', future],
    ['31 - Apr - 2016', wrong],
    ['30 - Feb - 2024', wrong],
    ['29 - Feb - 2023', wrong],
    ['29 - Feb - 1900', wrong],
    ['32 - Jan - 1990', wrong],
    ['00 - Jan - 1990', wrong],
    ['31 - Dec - 1899', wrong],
    ['05 - Mar - 90', wrong],
    ['soon', wrong],
  ])('is no %s: %s', (date, message) => expect(messages({ [name]: date })).toEqual([message]));
});

describe('the fields of a record', () => {
  it('hold it as they would have taken it', () => {
    const record = { ...sampleCustomer, firstName: 'asha', mobileNumber: '+91 98765 00001' };
    expect(profileForm(record)).toEqual({
      firstName: 'Asha',
      lastName: 'Rao',
      mobileNumber: '9876500001',
      email: 'asha@mail.example',
      gender: 'female',
      maritalStatus: 'married',
      dateOfBirth: '29 - Feb - 1988',
      spouseDateOfBirth: '31 - Dec - 1990',
      anniversary: '30 - Apr - 2016',
      pincode: '400001',
      pincodeId: '17',
    });
  });

  it('are right even where they are longer than their fields', () => {
    const lastName = 'Venkatanarasimharajuvaripeta';
    const email = `${'a'.repeat(200)}@mail.example`;
    const long = profileForm({ ...sampleCustomer, lastName, email });
    expect(long).toMatchObject({ lastName, email });
    expect(messages(long)).toEqual([]);
  });

  it.each(['single', 'widow', ''] as const)('have no spouse for somebody who is %j', (maritalStatus) =>
    expect(profileForm({ ...sampleCustomer, maritalStatus })).toMatchObject(noDates),
  );

  it.each(['', '0'])('have no chosen pincode where its id is %j', (pincodeId) =>
    expect(profileForm({ ...sampleCustomer, pincodeId }).pincodeId).toBe('0'),
  );

  it('stay as they were stored where nobody touches them', () => {
    const stored = { ...sampleCustomer, firstName: 'Asha\u00a0 Jose\u0301', lastName: 'Ra\u200bo' };
    const untouched = profileForm(stored);
    expect(messages(untouched)).toEqual([]);
    expect(profileOf(untouched, stored)).toMatchObject({
      firstName: stored.firstName,
      lastName: stored.lastName,
    });
  });

  it('become a record again', () => {
    const { dateOfBirth, spouseDateOfBirth, anniversary } = sampleCustomer;
    expect(profileOf(form({ firstName: ' Asha  Rao ' }), sampleCustomer)).toEqual({
      ...form(),
      firstName: 'Asha Rao',
      dateOfBirth,
      spouseDateOfBirth,
      anniversary,
    });
    expect(profileOf(form({ dateOfBirth: ' ', ...noDates }), sampleCustomer)).toMatchObject({
      dateOfBirth: '',
      ...noDates,
    });
  });
});
