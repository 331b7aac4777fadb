import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Customer, checkCustomerData } from '@/contract/customer';
import { useOtpFlow } from '@/session/otp-flow';
import { isBusy } from '@/updates/busy';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { sampleCustomer } from '../../../tests/setup/customer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';

const mobileNumber = '9876500001';

type Visitor = 'customer' | 'visitor';
interface Form {
  path: string;
  submit: string;
  as: Visitor;
  state?: object;
  /** What the form needs before it has its button. */
  prepare?: () => Promise<unknown>;
}

const choosePage = async () => {
  const photo = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png');
  await userEvent.upload(await screen.findByLabelText('Choose files'), photo, { applyAccept: false });
};

const forms = {
  login: { path: '/login', submit: 'GET OTP', as: 'visitor' },
  otp: {
    path: '/otpverification',
    submit: 'VERIFY OTP',
    as: 'visitor',
    state: { otpId: '1', mobileNumber },
  },
  registration: { path: '/registration', submit: 'SUBMIT', as: 'visitor', state: { mobileNumber } },
  profile: { path: '/edit-profile', submit: 'SAVE', as: 'customer' },
  'visit of a visitor': { path: '/visit?step=details', submit: 'SUBMIT', as: 'visitor' },
  'visit of a customer': { path: '/visit?step=details', submit: 'SUBMIT', as: 'customer' },
  feedback: { path: '/feedback', submit: 'SUBMIT', as: 'customer' },
  'long bill': {
    path: '/submit-bill',
    submit: 'Submit Bill(s)',
    as: 'customer',
    state: { billTab: 1 },
    prepare: choosePage,
  },
} satisfies Record<string, Form>;

const merchant = {
  current_points_balance: 100,
  is_earn_enabled: '1',
  is_earn_burn_enabled: '1',
  customerDetails: { id: '5' },
};

/** Opens a form about this person; null is somebody that the backend does not know. */
async function open({ path, submit, as, state, prepare }: Form, person: Partial<Customer> | null) {
  const reply = checkCustomerData.reply.encode({
    registrationComplete: true,
    customer: { ...sampleCustomer, ...person },
  });
  stubBackend({
    '/checkCustomerData': { statusCode: 100, ...(person ? reply : {}) },
    '/getPincode': { statusCode: 100, response: [{ id: 17, pc: '400001' }] },
    '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added: { 1: merchant } } } },
    '/getStoreLocations': {
      statusCode: 100,
      response: {
        locations: [
          { id: '1', location_name: 'Riverside' },
          { id: '2', location_name: 'Old Town' },
        ],
      },
    },
    '/bookAvailableSlotList': { statusCode: 100, response: { available_slot: [] } },
  });
  if (as === 'customer') logInAsCustomer();
  else useOtpFlow.setState({ verified: path === '/registration' });
  renderApp(path, state);
  await prepare?.();
  return screen.findByRole<HTMLButtonElement>('button', { name: submit });
}

/** Comes to each field and leaves it again. */
async function visitAll(): Promise<void> {
  const all = document.querySelectorAll<HTMLInputElement>('input, select, textarea, [aria-haspopup=dialog]');
  const fields = [...all].filter(({ disabled, type }) => !disabled && type !== 'file');
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    await act(() => field.focus());
    await act(() => field.blur());
  }
}

/** The sentences beside the fields. */
function reasons(): string[] {
  return [...document.querySelectorAll('[aria-invalid=true]')].flatMap((field) => {
    const described = field.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
    return described.split(' ').flatMap((id) => document.getElementById(id)?.textContent || []);
  });
}

beforeEach(() => {
  stubLocks();
  useOtpFlow.setState(useOtpFlow.getInitialState(), true);
});

describe.each(Object.entries<Form>(forms))('%s', (name, form) => {
  it('says why its button is disabled as soon as every field was left', async () => {
    const isOfMember = name === 'profile' || name === 'feedback';
    const button = await open(form, isOfMember ? {} : null);
    if (name === 'profile') fireEvent.change(screen.getByLabelText('Pincode'), { target: { value: '' } });
    // Who leaves empty boxes for 'No SMS?' knows why (docs/product/login.md#no-sms).
    if (name === 'otp') fireEvent.change(screen.getByLabelText('OTP digit 1'), { target: { value: '1' } });
    expect(button.disabled).toBe(true);
    await visitAll();
    expect(button.disabled).toBe(true);
    expect(reasons()).not.toEqual([]);
  });
});

it.each<[keyof typeof forms, boolean]>([
  ['registration', false],
  ['visit of a visitor', false],
  ['visit of a customer', false],
  ['profile', true],
  ['feedback', true],
  ['long bill', true],
])('%s asks before typed input is left: %s. Without the question, its draft stays', async (name, asks) => {
  await open(forms[name], {});
  expect(isBusy('write')).toBe(false);
  const [field] = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter(({ disabled, readOnly }) => !disabled && !readOnly);
  if (field) fireEvent.change(field, { target: { value: '98765' } });
  expect([isBusy('form'), isBusy('write')]).toEqual([asks, !asks]);
});

const missing: Partial<Customer>[] = [
  { pincode: '', pincodeId: '' },
  { pincodeId: '' },
  { pincode: '4000', pincodeId: '' },
  { firstName: 'R2' },
  { lastName: '-' },
  { email: 'asha@mail' },
];

it.each(missing)(
  'the profile with a record that has %j says from the start why SAVE is disabled',
  async (fields) => {
    const button = await open(forms.profile, fields);
    expect(button.disabled).toBe(true);
    expect(reasons()).toHaveLength(1);
  },
);

it.each([{ firstName: '' }, { lastName: '' }, { email: '' }, { gender: '' } as const])(
  'the profile with a record that has %j can be saved or says why not',
  async (fields) => {
    const button = await open(forms.profile, fields);
    await visitAll();
    expect(button.disabled).toBe(reasons().length > 0);
  },
);

it.each([...missing, { firstName: '' }, { lastName: '' }, { email: '' }, { gender: '' } as const])(
  'registration with a record that has %j says from the start why SUBMIT is disabled',
  async (fields) => {
    const button = await open(forms.registration, fields);
    expect(button.disabled).toBe(true);
    expect(reasons()).toHaveLength(1);
  },
);
