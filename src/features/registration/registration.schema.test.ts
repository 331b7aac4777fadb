import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type RegistrationForm, registrationSchema } from './registration.schema';

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
    [{ pincodeId: '0' }, 'Choose your pincode from the list.'],
    [{ pincode: '40001' }, 'Choose your pincode from the list.'],
    [{ gender: '' as const }, 'Please select gender.'],
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

  it('says everything that is wrong at once', () => {
    const { error } = z.safeParse(registrationSchema(), form({ email: '', gender: '', pincodeId: '0' }));
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['email', 'gender', 'pincode']);
  });
});
