import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Customer } from '@/contract/customer';
import { sampleCustomer } from '../../../tests/setup/customer';
import { type RegistrationForm, registrationForm, registrationSchema } from './registration.schema';

const issuesOf = (overrides: Partial<RegistrationForm>) =>
  z.safeParse(registrationSchema(), { ...registrationForm(sampleCustomer), ...overrides }).error?.issues ??
  [];

describe('registration', () => {
  it.each([
    [{ firstName: '   ' }, 'First name is required.'],
    [{ lastName: '' }, 'Last name is required.'],
    [{ firstName: 'R2' }, 'Please enter valid name.'],
    [{ lastName: '-' }, 'Please enter valid name.'],
    [{ email: '' }, 'This field is required.'],
    [{ email: 'asha@mail' }, 'Please enter a valid email address.'],
    [{ email: 'asha mail@mail.example' }, 'Please enter a valid email address.'],
    [{ pincode: '' }, 'Pincode is required.'],
    [{ pincode: '4000a' }, 'Please enter numeric value.'],
    [{ pincodeId: '0' }, 'Choose your pincode from the list.'],
    [{ pincode: '40001' }, 'Choose your pincode from the list.'],
    [{ gender: '' as const }, 'Please select gender.'],
  ])('%j says: %s', (overrides, message) => {
    expect(issuesOf(overrides)[0]?.message).toBe(message);
  });

  it.each([
    { firstName: 'आशा' },
    { firstName: 'क्\u200dष' },
    { firstName: 'Anne Marie' },
    { email: 'a.b+c@mail.co.example' },
    { email: `${'a'.repeat(200)}@mail.example` },
    { lastName: 'Venkatanarasimharajuvaripeta' },
    { referralCode: 'R'.repeat(20) },
  ])('takes %j', (overrides) => expect(issuesOf(overrides)).toEqual([]));

  it('takes no referral code of more than 20 characters', () => {
    expect(issuesOf({ referralCode: 'R'.repeat(21) })).toHaveLength(1);
  });

  it('says everything that is wrong at once', () => {
    const issues = issuesOf({ email: '', gender: '', pincodeId: '0' });
    expect(issues.map(({ path }) => path.join('.'))).toEqual(['email', 'gender', 'pincode']);
  });
});

const curly = { firstName: 'venkata subramanian iyer', lastName: 'd’souza', email: ' A@B.in ' };

it.each<[string, Customer | undefined, Partial<RegistrationForm>]>([
  [
    'empty for a new customer, with the e-mail consent on',
    undefined,
    { firstName: '', gender: '', pincodeId: '0', emailConsent: true },
  ],
  [
    'with the values of an incomplete record',
    { ...sampleCustomer, emailOptedOut: true },
    { firstName: 'Asha', pincode: '400001', pincodeId: '17', emailConsent: false },
  ],
  [
    'with a record like typed values, which it keeps whole',
    { ...sampleCustomer, ...curly },
    { firstName: 'Venkata Subramanian Iyer', lastName: "D'Souza", email: 'a@b.in' },
  ],
])('the form starts %s', (_, customer, form) => {
  expect(registrationForm(customer)).toMatchObject(form);
});
