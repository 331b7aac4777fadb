import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { checkCustomerData, getPincode, profileUpdate } from '@/contract/customer';
import { badAnswers } from '../../../tests/setup/bad-answers';
import {
  choosePincode,
  field,
  openProfileForm,
  puneAnswer,
  save,
  typePincode,
  user,
} from '../../../tests/setup/profile-form';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

const places = '/getPincodeStateCity';
const unchosen = 'Choose your pincode from the list.';

function networkComesBack(): void {
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
}

beforeEach(logInAsCustomer);

it('a pincode must be picked, which is said when it is left, and brings its city', async () => {
  await openProfileForm();
  await typePincode('411001');
  await screen.findByRole('option', { name: '411001' });
  expect([save().disabled, field('City').value, screen.queryByText(unchosen)]).toEqual([true, '', null]);
  await user.tab();
  expect(screen.getByText(unchosen)).toBeTruthy();
  await user.click(screen.getByRole('option', { name: '411001' }));
  expect(await screen.findByDisplayValue('Pune')).toBe(field('City'));
  expect(screen.queryByText(unchosen)).toBeNull();
  expect(screen.queryByRole('option', { name: '411001' })).toBeNull();
  expect(save().disabled).toBe(false);
});

it('a record without an id of its pincode asks for the choice from the start', async () => {
  await openProfileForm({ pincode: '411001', pincodeId: '' });
  expect(screen.getByText(unchosen)).toBeTruthy();
  expect(save().disabled).toBe(true);
  await user.click(await screen.findByRole('option', { name: '411001' }));
  expect(save().disabled).toBe(false);
});

it('a list of pincodes that could not be loaded says so, and comes when the network is back', async () => {
  let isOnline = false;
  const answer = { statusCode: 100, response: [{ id: 1014, pc: '411001' }] };
  const { backend } = await openProfileForm(
    {},
    { '/getPincode': () => (isOnline ? Response.json(answer) : Response.error()) },
  );
  await typePincode('411001');
  expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
  await user.tab();
  const asked = backend.requestsTo(getPincode).length;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await until(() => expect(backend.requestsTo(getPincode).length).toBeGreaterThan(asked));
  expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
  isOnline = true;
  networkComesBack();
  expect(await screen.findByRole('option', { name: '411001' })).toBeTruthy();
  expect(screen.getByText(unchosen)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('a pincode that the backend refuses says its words under the field, and is not saved', async () => {
  await openProfileForm({}, { [places]: { statusCode: 102, statusDescription: 'We do not deliver there.' } });
  await choosePincode('411001');
  expect(await screen.findByText('We do not deliver there.')).toBeTruthy();
  expect(save().disabled).toBe(true);
  expect(toasts()).toEqual([]);
});

const again = { name: 'Look up city, state and country again' };
const lookUpAgain = async () => user.click(await screen.findByRole('button', again));

it.each([
  ['a lost network', badAnswers.dropped.answer, badAnswers.dropped.told, lookUpAgain],
  ['a lost network', badAnswers.dropped.answer, badAnswers.dropped.told, networkComesBack],
  [
    'no data',
    () => Response.json({ statusCode: 100, response: {} }),
    'Oops something went wrong!',
    lookUpAgain,
  ],
])('a toast tells %s, and the city can be looked up again: %#', async (_, answer, told, lookUp) => {
  let fails = true;
  await openProfileForm({}, { [places]: () => (fails ? answer() : Response.json(puneAnswer)) });
  await choosePincode('411004');
  expect(await screen.findByText('City, state and country could not be loaded.')).toBeTruthy();
  expect(toasts()).toEqual([told]);
  expect(save().disabled).toBe(true);
  fails = false;
  await lookUp();
  await screen.findByDisplayValue('Pune');
  expect(save().disabled).toBe(false);
});

it('a record without a city is saved even where that cannot be looked up', async () => {
  const nowhere = { id: '', name: '' };
  const { backend } = await openProfileForm({ city: nowhere }, { [places]: () => Response.error() });
  await until(() => expect(toasts()).toHaveLength(1));
  await user.click(save());
  await until(() => expect(backend.requestsTo(profileUpdate)).toHaveLength(1));
  expect(backend.requestsTo(profileUpdate)[0]?.payload).not.toHaveProperty('customer_city');
  await until(() => expect(backend.requestsTo(checkCustomerData)).toHaveLength(3));
});
