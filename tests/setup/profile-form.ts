import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Customer } from '@/contract/customer';
import { renderApp } from './app-router';
import { stubBackend } from './backend';
import { customerAnswer } from './customer';

export const user = userEvent.setup();
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'SAVE' });

/** A response of its own for each call. */
export const recordOf = (customer: Partial<Customer> = {}) => Response.json(customerAnswer(customer));

/** The places of the pincodes 411001 and 411004. */
const pune = { cityId: 105, cityName: 'Pune', stateId: 1, stateName: 'Maharashtra' };
export const puneAnswer = { statusCode: 100, response: { ...pune, countryId: 91, countryName: 'India' } };

const pincodes = [
  { id: 1014, pc: '411001' },
  { id: 1015, pc: '411004' },
];

/** The form of the profile of this customer. */
export async function openProfileForm(
  customer: Partial<Customer> = {},
  answers: Record<string, unknown> = {},
) {
  const backend = stubBackend({
    '/checkCustomerData': () => recordOf(customer),
    '/profileUpdate': { statusCode: 100 },
    '/getPincode': { statusCode: 100, response: pincodes },
    '/getPincodeStateCity': puneAnswer,
    ...answers,
  });
  const app = renderApp('/edit-profile');
  await screen.findByRole('button', { name: 'SAVE' });
  return { ...app, backend };
}

export async function retype(name: string, text: string): Promise<void> {
  await user.clear(field(name));
  if (text) await user.paste(text);
  await user.tab();
}

export async function typePincode(digits: string): Promise<void> {
  await user.clear(field('Pincode'));
  await user.type(field('Pincode'), digits);
}

export async function choosePincode(digits: string): Promise<void> {
  await typePincode(digits.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: digits }));
}
