import { expect, it } from 'vitest';
import { sampleCustomer as customer } from '../../../tests/setup/customer';
import { initialForm } from './initial-form';

it('starts empty for a new customer, with the email consent on', () => {
  expect(initialForm(undefined)).toMatchObject({
    firstName: '',
    gender: '',
    pincodeId: '0',
    emailConsent: true,
  });
});

it('starts with the values of an incomplete record', () => {
  expect(initialForm({ ...customer, emailOptedOut: true })).toMatchObject({
    firstName: 'Asha',
    email: 'asha@mail.example',
    pincode: '400001',
    pincodeId: '17',
    emailConsent: false,
  });
});

it('normalises a record like typed values, and keeps it whole', () => {
  const record = {
    ...customer,
    firstName: 'venkata subramanian iyer',
    lastName: 'd’souza',
    email: ' A@B.in ',
  };
  expect(initialForm(record)).toMatchObject({
    firstName: 'Venkata Subramanian Iyer',
    lastName: "D'Souza",
    email: 'a@b.in',
  });
});
