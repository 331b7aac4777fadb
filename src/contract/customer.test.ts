import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleCustomer } from '../../tests/setup/customer';
import { encodeRequest } from './call';
import { checkCustomerData, getPincodeStateCity, profileUpdate } from './customer';
import { strictly } from './strictly';

const read = (customer: unknown) => checkCustomerData.reply.decode({ response: { customer } }).customer;
const wire = { customer_id: 5, first_name: 'Asha' };

describe('the customer of a mobile number', () => {
  it('is read back as written', () => {
    const written = checkCustomerData.reply.encode({ registrationComplete: true, customer: sampleCustomer });
    expect(checkCustomerData.reply.decode(written)).toEqual({
      registrationComplete: true,
      customer: sampleCustomer,
    });
  });

  it.each([
    null,
    '',
    {},
    [],
    { customer_id: null, first_name: '', city: {} },
    { email_address: 'a@b.example' },
  ])('%j is nobody', (customer) => expect(read(customer)).toBeNull());

  it('an empty list means that there is no customer', () =>
    expect(checkCustomerData.reply.decode({ response: [] }).customer).toBeNull());

  it('a record with only a name is a customer', () =>
    expect(read({ first_name: 'Asha' })).toMatchObject({ customerId: '', firstName: 'Asha' }));

  it('has a verified address only where the record says so', () => {
    expect(read(wire)).toMatchObject({ emailVerified: false, emailOptedOut: false });
    expect(read({ ...wire, email_verified: '1' })).toMatchObject({ emailVerified: true });
  });

  it.each([undefined, 'words', 7])('%j does not say whether there is a customer', (customer) =>
    expect(read(customer)).toBeUndefined(),
  );

  it.each([
    [{ city: { id: 7, name: 'Pune' } }, { id: '7', name: 'Pune' }],
    [
      { cityId: 7, cityName: 'Pune' },
      { id: '7', name: 'Pune' },
    ],
    [{ cityName: 'Pune' }, { id: '', name: 'Pune' }],
    [{ city: 'Pune' }, { id: '', name: 'Pune' }],
    [{ city: null }, { id: '', name: '' }],
    [{}, { id: '', name: '' }],
  ])('%j is the city %j', (fields, city) => expect(read({ ...wire, ...fields })).toMatchObject({ city }));

  it.each([
    ['1988-02-29', '1988-02-29'],
    ['1988-02-29 00:00:00', '1988-02-29'],
    ['0000-00-00', ''],
    ['1990-02-29', ''],
    [null, ''],
    [42, ''],
  ])('the date %j is %j', (date, day) =>
    expect(read({ ...wire, date_of_birth: date })).toMatchObject({ dateOfBirth: day }),
  );

  it.each([
    [1, 'single'],
    ['2', 'married'],
    ['3', 'widow'],
    ['0', ''],
    ['', ''],
    ['4', ''],
    [undefined, ''],
  ])('the marital status %j is %j', (code, maritalStatus) =>
    expect(read({ ...wire, marital_status: code })).toMatchObject({ maritalStatus }),
  );
});

describe('the place of a pincode', () => {
  const places = {
    city: { id: '7', name: 'Pune' },
    state: { id: '1', name: 'Maharashtra' },
    country: { id: '91', name: '' },
  };

  it.each([
    { cityId: 7, cityName: 'Pune', stateId: '1', stateName: 'Maharashtra', countryId: 91 },
    {
      city: { id: 7, name: 'Pune' },
      state: { id: 1, name: 'Maharashtra' },
      country: { id: '91', name: null },
    },
  ])('%j', (response) => expect(getPincodeStateCity.reply.decode({ response })).toEqual(places));

  it('is written flat', () =>
    expect(getPincodeStateCity.reply.encode(places)).toEqual({
      response: {
        cityId: '7',
        cityName: 'Pune',
        stateId: '1',
        stateName: 'Maharashtra',
        countryId: '91',
        countryName: '',
      },
    }));
});

describe('the update of a profile', () => {
  const values = {
    platform: 4,
    merchantId: '501',
    appVersion: 4,
    customerId: '5',
    status: 1,
    firstName: 'Asha',
    lastName: 'Rao',
    mobileNumber: '9876500001',
    email: 'asha@mail.example',
    gender: '' as const,
    pincodeId: '17',
  };

  it('leaves out the consents if they are missing', () => {
    const sent = encodeRequest(profileUpdate, values);
    expect(Object.keys(sent).filter((name) => /opt_out|notifications/.test(name))).toEqual([]);
    const received = z.decode(strictly(profileUpdate.request), sent);
    expect(received).toMatchObject({ emailOptedOut: undefined, smsOptedOut: undefined });
    expect(received).toMatchObject({ maritalStatus: undefined, dateOfBirth: undefined });
  });

  it('removes dates by sending them empty', () => {
    const dates = { dateOfBirth: '1988-02-29', anniversary: '', spouseDateOfBirth: '' };
    const sent = encodeRequest(profileUpdate, { ...values, ...dates, maritalStatus: 'single', cityId: '7' });
    expect(sent).toMatchObject({
      date_of_birth: '1988-02-29',
      anniversary_date: '',
      spouse_dob: '',
      marital_status: 1,
      gender: 0,
      customer_city: '7',
      mobile_verified: 1,
      transactionType: 201,
    });
    expect(z.decode(strictly(profileUpdate.request), sent)).toMatchObject(dates);
  });

  it.each([
    [{ date_of_birth: '1990-02-29' }],
    [{ date_of_birth: '29/02/1988' }],
    [{ marital_status: 4 }],
    [{ marital_status: 'married' }],
    [{ gender: 9 }],
  ])('is refused with %j', (wrong) => {
    const sent = { ...encodeRequest(profileUpdate, values), ...wrong };
    const { error } = z.safeDecode(strictly(profileUpdate.request), sent as never);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(Object.keys(wrong));
  });
});
