import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isSubmittable, type RegistrationForm, registrationSchema } from './registration.schema';

const form = (overrides: Partial<RegistrationForm> = {}): RegistrationForm => ({
  firstName: 'Asha',
  lastName: "D'Souza-Rao",
  email: 'asha@mail.example',
  gender: 'female',
  pincode: '400001',
  pincodeId: '17',
  emailConsent: true,
  referralCode: '',
  ...overrides,
});

const messageFor = (overrides: Partial<RegistrationForm>) =>
  z.safeParse(registrationSchema(), form(overrides)).error?.issues[0]?.message;

describe('registration', () => {
  it.each([
    [{ firstName: '' }, 'First name is required.'],
    [{ firstName: '   ' }, 'First name is required.'],
    [{ lastName: '' }, 'Last name is required.'],
    [{ firstName: 'R2' }, 'Please enter valid name.'],
    [{ lastName: '-' }, 'Please enter valid name.'],
    [{ email: '' }, 'This field is required.'],
    [{ email: 'asha@mail' }, 'Please enter a valid email address.'],
    [{ email: 'asha mail@mail.example' }, 'Please enter a valid email address.'],
    [{ pincode: '' }, 'Pincode is required.'],
    [{ pincode: '4000a' }, 'Please enter numeric value.'],
  ])('%j says: %s', (overrides, message) => {
    expect(messageFor(overrides)).toBe(message);
  });

  it.each([
    { firstName: 'आशा' },
    { firstName: 'क्\u200dष' },
    { firstName: 'Anne Marie' },
    { email: 'a.b+c@mail.co.example' },
    { email: `${'a'.repeat(200)}@mail.example` },
    { lastName: 'Venkatanarasimharajuvaripeta' },
    { referralCode: 'R'.repeat(20) },
  ])('takes %j', (overrides) => expect(messageFor(overrides)).toBeUndefined());

  it('takes no referral code of more than 20 characters', () => {
    expect(messageFor({ referralCode: 'R'.repeat(21) })).toBeDefined();
  });

  it('can be submitted when all fields are filled in without errors', () => {
    expect(isSubmittable(form())).toBe(true);
  });

  it.each([{ gender: '' as const }, { pincodeId: '0' }, { pincode: '40001' }, { firstName: '' }])(
    'cannot be submitted with %j',
    (overrides) => expect(isSubmittable(form(overrides))).toBe(false),
  );
});
