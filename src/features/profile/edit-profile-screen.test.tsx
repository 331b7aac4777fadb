import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerQuery } from '@/components/customer-query';
import { merchantQuery } from '@/components/merchant-query';
import { type Customer, checkCustomerData, getPincode, profileUpdate } from '@/contract/customer';
import { isBusy } from '@/updates/busy';
import {
  choosePincode,
  field,
  openProfileForm,
  recordOf,
  retype,
  save,
  user,
} from '../../../tests/setup/profile-form';
import { logInAsCustomer } from '../../../tests/setup/session';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

beforeEach(logInAsCustomer);

describe('the form', () => {
  it('holds the record, and the mobile number cannot be changed', async () => {
    const { backend } = await openProfileForm();
    const names = ['First name', 'Last name', 'Mobile number', 'Email', 'Gender', 'Marital status'];
    names.push('Date of birth', "Spouse's date of birth", 'Anniversary date');
    names.push('Pincode', 'City', 'State', 'Country');
    expect(names.map((name) => field(name).value)).toEqual([
      ...['Asha', 'Rao', '9876 500 001', 'asha@mail.example', 'female', 'married'],
      ...['29 - Feb - 1988', '31 - Dec - 1990', '30 - Apr - 2016'],
      ...['400001', 'Mumbai', 'Maharashtra', 'India'],
    ]);
    expect(field('Mobile number').disabled).toBe(true);
    const limited = ['First name', 'Mobile number', 'Email', 'Pincode'];
    expect(limited.map((name) => field(name).maxLength)).toEqual([20, 13, 100, 6]);
    expect(save().disabled).toBe(false);
    expect(isBusy('form')).toBe(false);
    expect(backend.requestsTo(getPincode)).toEqual([]);
  });

  it('saves, and leads back with the new values and one message', async () => {
    const { backend, history, queryClient } = await openProfileForm({ status: '3' });
    // What other screens have shown: the greeting, and the names for a visit.
    const others = [merchantQuery().queryKey, customerQuery('9876500001').queryKey];
    for (const key of others) queryClient.setQueryData<unknown>(key, {});
    await retype('First name', 'asha devi');
    await retype('Date of birth', '31121990');
    await choosePincode('411001');
    await screen.findByDisplayValue('Pune');
    await user.dblClick(save());
    await until(() => expect(history.location.pathname).toBe('/my-profile'));
    expect(backend.requestsTo(profileUpdate).map(({ payload }) => payload)).toEqual([
      {
        first_name: 'Asha Devi',
        last_name: 'Rao',
        mobile_number: '9876500001',
        email_address: 'asha@mail.example',
        gender: 2,
        marital_status: 2,
        status: 3,
        date_of_birth: '1990-12-31',
        spouse_dob: '1990-12-31',
        anniversary_date: '2016-04-30',
        pin_code: '1014',
        customer_city: '105',
        mobile_verified: 1,
        transactionType: 201,
        customer_id: '5',
        appVersion: 4,
        platform: 4,
        merchant_id: expect.any(String),
      },
    ]);
    expect(toasts()).toEqual(['Profile updated successfully']);
    expect(isBusy('form')).toBe(false);
    expect(others.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
    await until(() => expect(backend.requestsTo(checkCustomerData)).toHaveLength(3)); // opened, saved, shown
  });

  it('sends what nobody touched as the backend has it now', async () => {
    const record: Partial<Customer> = {};
    const { backend } = await openProfileForm({}, { '/checkCustomerData': () => recordOf(record) });
    await retype('First name', 'Usha');
    // In another tab or on another device.
    Object.assign(record, {
      firstName: 'Asha Devi',
      lastName: 'Sen',
      email: 'Sen@Mail.example',
      emailVerified: false,
      maritalStatus: 'widow',
      pincode: '411001',
      pincodeId: '1014',
      city: { id: '105', name: 'Pune' },
    });
    await user.click(save());
    expect(await screen.findByText('Pune')).toBeTruthy();
    expect(backend.requestsTo(profileUpdate).map(({ payload }) => payload)).toMatchObject([
      {
        first_name: 'Usha',
        last_name: 'Sen',
        email_address: 'sen@mail.example',
        marital_status: 3,
        spouse_dob: '',
        anniversary_date: '',
        pin_code: '1014',
        customer_city: '105',
        date_of_birth: '1988-02-29',
      },
    ]);
  });

  it('keeps what was typed, and sends nothing, without the record of now', async () => {
    let online = true;
    const { backend } = await openProfileForm(
      {},
      { '/checkCustomerData': () => (online ? recordOf() : Response.error()) },
    );
    await retype('First name', 'Usha');
    online = false;
    await user.click(save());
    await until(() => expect(toasts()).toHaveLength(1));
    expect(backend.requestsTo(profileUpdate)).toEqual([]);
    expect(field('First name').value).toBe('Usha');
  });

  it('keeps what was typed when the backend refuses it', async () => {
    const statusDescription = 'This email address belongs to another member.';
    const refusal = { '/profileUpdate': { statusCode: 102, statusDescription } };
    const { history } = await openProfileForm({}, refusal);
    await retype('Email', 'ishita@mail.example');
    await user.click(save());
    await until(() => expect(toasts()).toEqual([statusDescription]));
    expect(field('Email').value).toBe('ishita@mail.example');
    expect(history.location.pathname).toBe('/edit-profile');
    expect(isBusy('form')).toBe(true);
  });

  it('shows what was saved before the record is loaded again', async () => {
    let isSaved = false;
    await openProfileForm(
      {},
      {
        '/checkCustomerData': () => (isSaved ? new Promise(() => {}) : recordOf()),
        '/profileUpdate': () => {
          isSaved = true;
          return Response.json({ statusCode: 100 });
        },
      },
    );
    await retype('Email', 'Asha.Devi@Mail.example');
    await choosePincode('411001');
    await screen.findByDisplayValue('Pune');
    await user.click(save());
    for (const text of ['asha.devi@mail.example', '411001', 'Pune'])
      expect(await screen.findByText(text)).toBeTruthy();
    for (const text of ['Verified', 'Mumbai']) expect(screen.queryByText(text)).toBeNull();
  });

  it('cannot be saved while there is a mistake, which stands beside its field', async () => {
    await openProfileForm();
    await retype('First name', '');
    expect(await screen.findByText('First name is required.')).toBeTruthy();
    expect(save().disabled).toBe(true);
    await retype('First name', 'Asha');
    expect(save().disabled).toBe(false);
    await retype('Anniversary date', '29/02/2023');
    expect(await screen.findByText('Enter the date as DD - MMM - YYYY.')).toBeTruthy();
    expect(save().disabled).toBe(true);
  });

  it('can be saved with a record that lacks something, and then asks for it', async () => {
    const { backend } = await openProfileForm({ firstName: '', email: '' });
    await user.click(save());
    expect(await screen.findByText('First name is required.')).toBeTruthy();
    expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
    expect(backend.requestsTo(profileUpdate)).toEqual([]);
  });

  it('takes spouse and anniversary away from whoever is no longer married', async () => {
    const { backend } = await openProfileForm();
    await retype('Anniversary date', '32/13/2023');
    await user.selectOptions(field('Marital status'), 'Widow');
    expect(screen.queryByLabelText('Anniversary date')).toBeNull();
    expect(save().disabled).toBe(false);
    await user.selectOptions(field('Marital status'), 'Married');
    expect(field('Anniversary date').value).toBe('');
    await user.selectOptions(field('Marital status'), 'Single');
    await user.click(save());
    await until(() => expect(backend.requestsTo(profileUpdate)).toHaveLength(1));
    expect(backend.requestsTo(profileUpdate)[0]?.payload).toMatchObject({
      marital_status: 1,
      spouse_dob: '',
      anniversary_date: '',
      date_of_birth: '1988-02-29',
    });
  });

  it.each(['SAVE', 'CANCEL', 'Back'])(
    'leads by %s to the profile that it came from, which the history has once',
    async (name) => {
      const { router, history } = await openProfileForm();
      await act(() => router.navigate({ to: '/more' }));
      await act(() => router.navigate({ to: '/my-profile' }));
      await user.click(await screen.findByRole('link', { name: 'EDIT PROFILE' }));
      await screen.findByRole('heading', { level: 1, name: 'Edit My Profile' }); // both screens have a Back
      await user.click(await screen.findByRole('button', { name }));
      await screen.findByRole('link', { name: 'EDIT PROFILE' });
      expect(toasts()).toEqual(name === 'SAVE' ? ['Profile updated successfully'] : []);
      act(() => history.back());
      expect(await screen.findByRole('heading', { level: 1, name: 'More' })).toBeTruthy();
    },
  );
});
