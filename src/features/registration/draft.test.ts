import { expect, it } from 'vitest';
import { clearRegistrationDraft } from '@/session/stored-values';
import { sampleCustomer as customer } from '../../../tests/setup/customer';
import { initialForm, saveDraft } from './draft';

it('starts empty for a new customer, with the email consent on', () => {
  expect(initialForm(undefined)).toMatchObject({
    firstName: '',
    gender: '',
    pincodeId: '0',
    emailConsent: true,
  });
});

it('starts with the values of an incomplete record', () => {
  expect(initialForm(customer)).toMatchObject({
    firstName: 'Asha',
    email: 'asha@mail.example',
    pincode: '400001',
    pincodeId: '17',
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

it('prefers typed values to the record, even emptied ones, and never mixes two pincodes', () => {
  saveDraft({
    ...initialForm(customer),
    firstName: 'Usha',
    email: '',
    pincode: '4110',
    pincodeId: '0',
    emailConsent: false,
  });
  expect(initialForm(customer)).toMatchObject({
    firstName: 'Usha',
    lastName: 'Rao',
    email: '',
    pincode: '4110',
    pincodeId: '0',
    emailConsent: false,
  });
});

it('clears the draft on leaving', () => {
  saveDraft({ ...initialForm(customer) });
  clearRegistrationDraft();
  expect(initialForm(undefined)).toMatchObject({
    firstName: '',
    lastName: '',
    email: '',
    pincode: '',
    pincodeId: '0',
  });
});
