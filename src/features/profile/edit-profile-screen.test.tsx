import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { customerQuery, ownCustomerQuery } from '@/components/customer-query';
import { merchantQuery } from '@/components/merchant-query';
import { type Customer, checkCustomerData, getPincode, profileUpdate } from '@/contract/customer';
import { useToasts } from '@/ui/feedback/show-toast';
import { isBusy } from '@/updates/busy';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { badAnswers } from '../../../tests/setup/bad-answers';
import { sampleCustomer } from '../../../tests/setup/customer';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const places = '/getPincodeStateCity';
const pune = {
  ...{
    cityId: 105,
    cityName: 'Pune',
    stateId: 1,
    stateName: 'Maharashtra',
    countryId: 91,
    countryName: 'India',
  },
};

function recordAnswer(customer: Partial<Customer> = {}): Response {
  const record = { registrationComplete: true, customer: { ...sampleCustomer, ...customer } };
  return Response.json({ statusCode: 100, ...checkCustomerData.reply.encode(record) });
}

async function show(customer: Partial<Customer> = {}, answers: Record<string, unknown> = {}) {
  const backend = stubBackend({
    '/checkCustomerData': () => recordAnswer(customer),
    '/profileUpdate': { statusCode: 100 },
    '/getPincode': {
      statusCode: 100,
      response: [
        { id: 1014, pc: '411001' },
        { id: 1015, pc: '411004' },
      ],
    },
    [places]: { statusCode: 100, response: pune },
    ...answers,
  });
  const app = renderApp('/edit-profile');
  await screen.findByRole('button', { name: 'SAVE' });
  return { ...app, backend };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'SAVE' });
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const user = userEvent.setup();

async function retype(name: string, text: string): Promise<void> {
  await user.clear(field(name));
  if (text) await user.paste(text);
  await user.tab();
}

async function choosePincode(digits: string): Promise<void> {
  await user.clear(field('Pincode'));
  await user.type(field('Pincode'), digits.slice(0, 4));
  await user.click(await screen.findByRole('option', { name: digits }));
}

beforeEach(logInAsCustomer);

describe('the form', () => {
  it('holds the record, and the mobile number cannot be changed', async () => {
    const { backend } = await show();
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
    const { backend, history, queryClient } = await show({ status: '3' });
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
    const { backend } = await show({}, { '/checkCustomerData': () => recordAnswer(record) });
    await retype('First name', 'Usha');
    // In another tab or on another device.
    Object.assign(record, {
      ...{ firstName: 'Asha Devi', lastName: 'Sen', email: 'Sen@Mail.example', emailVerified: false },
      ...{ maritalStatus: 'widow', pincode: '411001', pincodeId: '1014' },
      city: { id: '105', name: 'Pune' },
    });
    await user.click(save());
    expect(await screen.findByText('Pune')).toBeTruthy();
    expect(backend.requestsTo(profileUpdate).map(({ payload }) => payload)).toMatchObject([
      {
        ...{ first_name: 'Usha', last_name: 'Sen', email_address: 'sen@mail.example' },
        ...{ marital_status: 3, spouse_dob: '', anniversary_date: '' },
        ...{ pin_code: '1014', customer_city: '105', date_of_birth: '1988-02-29' },
      },
    ]);
  });

  it('saves nothing without the record of now, and keeps what was typed', async () => {
    let online = true;
    const { backend } = await show(
      {},
      { '/checkCustomerData': () => (online ? recordAnswer() : Response.error()) },
    );
    await retype('First name', 'Usha');
    online = false;
    await user.click(save());
    await until(() => expect(toasts()).toHaveLength(1));
    expect(backend.requestsTo(profileUpdate)).toEqual([]);
    expect(field('First name').value).toBe('Usha');
  });

  it('saves a longer name and address of the record whole, when nobody touched them', async () => {
    const lastName = 'Venkatanarasimharajuvaripeta';
    const email = `${'a'.repeat(100)}@mail.example`;
    const { backend } = await show({ lastName, email });
    expect([field('Last name').value, field('Email').value]).toEqual([lastName, email]);
    await retype('First name', 'Usha');
    await user.click(save());
    await until(() => expect(backend.requestsTo(profileUpdate)).toHaveLength(1));
    expect(backend.requestsTo(profileUpdate)[0]?.payload).toMatchObject({
      first_name: 'Usha',
      last_name: lastName,
      email_address: email,
    });
  });

  it('shows what was saved before the record is loaded again', async () => {
    let isSaved = false;
    await show(
      { emailVerified: true },
      {
        '/checkCustomerData': () => (isSaved ? new Promise(() => {}) : recordAnswer()),
        '/profileUpdate': () => {
          isSaved = true;
          return Response.json({ statusCode: 100 });
        },
      },
    );
    await retype('Email', 'Asha.Devi@Mail.example');
    await user.click(save());
    expect(await screen.findByText('asha.devi@mail.example')).toBeTruthy();
    expect(screen.queryByText('Verified')).toBeNull();
  });

  it('shows the places of a new pincode before the record is loaded again', async () => {
    let isSaved = false;
    await show(
      {},
      {
        '/checkCustomerData': () => (isSaved ? new Promise(() => {}) : recordAnswer()),
        '/profileUpdate': () => {
          isSaved = true;
          return Response.json({ statusCode: 100 });
        },
      },
    );
    await choosePincode('411001');
    await screen.findByDisplayValue('Pune');
    await user.click(save());
    expect(await screen.findByText('Pune')).toBeTruthy();
    expect(screen.getByText('411001')).toBeTruthy();
    expect(screen.queryByText('Mumbai')).toBeNull();
  });

  it('keeps what was typed when the backend refuses it', async () => {
    const { history } = await show(
      {},
      {
        '/profileUpdate': {
          statusCode: 102,
          statusDescription: 'This email address belongs to another member.',
        },
      },
    );
    await retype('Email', 'ishita@mail.example');
    await user.click(save());
    await until(() => expect(toasts()).toEqual(['This email address belongs to another member.']));
    expect(field('Email').value).toBe('ishita@mail.example');
    expect(history.location.pathname).toBe('/edit-profile');
    expect(isBusy('form')).toBe(true);
  });

  it('says a mistake beside its field, and saves nothing meanwhile', async () => {
    const { backend } = await show();
    await retype('First name', '');
    expect(await screen.findByText('First name is required.')).toBeTruthy();
    expect(save().disabled).toBe(true);
    await retype('First name', 'Asha');
    expect(save().disabled).toBe(false);
    await retype('Anniversary date', '29/02/2023');
    expect(await screen.findByText('Enter the date as DD - MMM - YYYY.')).toBeTruthy();
    expect(save().disabled).toBe(true);
    expect(backend.requestsTo(profileUpdate)).toEqual([]);
  });

  it('leads to what is missing in the record when it is to be saved', async () => {
    const { backend } = await show({ firstName: '', email: '' });
    await user.click(save());
    expect(await screen.findByText('First name is required.')).toBeTruthy();
    expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
    expect(document.activeElement).toBe(field('First name'));
    expect(backend.requestsTo(profileUpdate)).toEqual([]);
  });

  it('takes spouse and anniversary away from whoever is no longer married', async () => {
    const { backend } = await show();
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

  it('writes a date out once it is complete, and when the field is left', async () => {
    await show();
    await user.clear(field('Date of birth'));
    await user.type(field('Date of birth'), '01022000');
    expect(field('Date of birth').value).toBe('01 - Feb - 2000');
    await retype('Date of birth', '3 march 2001');
    expect(field('Date of birth').value).toBe('03 - Mar - 2001');
  });

  it.each(['SAVE', 'CANCEL', 'Back'])(
    'leads by %s to the profile that it came from, which the history has once',
    async (name) => {
      const { router, history } = await show();
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

describe('the pincode', () => {
  it('must be picked, and brings its city, state and country', async () => {
    await show();
    await user.clear(field('Pincode'));
    await user.type(field('Pincode'), '411001');
    expect(save().disabled).toBe(true);
    expect(field('City').value).toBe('');
    await user.click(await screen.findByRole('option', { name: '411001' }));
    expect(await screen.findByDisplayValue('Pune')).toBe(field('City'));
    expect(save().disabled).toBe(false);
  });

  it('that was typed whole but not picked says so when it is left, and keeps its list', async () => {
    await show();
    await user.clear(field('Pincode'));
    await user.type(field('Pincode'), '411001');
    await screen.findByRole('option', { name: '411001' });
    expect(screen.queryByText('Choose your pincode from the list.')).toBeNull();
    await user.tab();
    expect(screen.getByText('Choose your pincode from the list.')).toBeTruthy();
    await user.click(screen.getByRole('option', { name: '411001' }));
    expect(await screen.findByDisplayValue('Pune')).toBe(field('City'));
    expect(screen.queryByText('Choose your pincode from the list.')).toBeNull();
    expect(screen.queryByRole('option', { name: '411001' })).toBeNull();
    expect(save().disabled).toBe(false);
  });

  it('without an id in the record asks for the choice from the start', async () => {
    await show({ pincode: '411001', pincodeId: '' });
    expect(screen.getByText('Choose your pincode from the list.')).toBeTruthy();
    expect(save().disabled).toBe(true);
    await user.click(await screen.findByRole('option', { name: '411001' }));
    expect(save().disabled).toBe(false);
  });

  it('says beside the field that its list could not be loaded, and asks again when the network is back', async () => {
    let isOnline = false;
    const answer = { statusCode: 100, response: [{ id: 1014, pc: '411001' }] };
    const { backend } = await show(
      {},
      { '/getPincode': () => (isOnline ? Response.json(answer) : Response.error()) },
    );
    await user.clear(field('Pincode'));
    await user.type(field('Pincode'), '411001');
    expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
    await user.tab();
    const asked = backend.requestsTo(getPincode).length;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await until(() => expect(backend.requestsTo(getPincode).length).toBeGreaterThan(asked));
    expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
    isOnline = true;
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('option', { name: '411001' })).toBeTruthy();
    expect(screen.getByText('Choose your pincode from the list.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('says a 102 of its city under the field, and is not saved', async () => {
    const refused = { statusCode: 102, statusDescription: 'We do not deliver there.' };
    await show({}, { [places]: refused });
    await choosePincode('411001');
    expect(await screen.findByText('We do not deliver there.')).toBeTruthy();
    expect(save().disabled).toBe(true);
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['a lost network', badAnswers.dropped.answer, badAnswers.dropped.told],
    ['no data', () => Response.json({ statusCode: 100, response: {} }), 'Oops something went wrong!'],
  ])('tells %s as a toast and can be looked up again', async (_, answer, told) => {
    let fails = true;
    await show(
      {},
      { [places]: () => (fails ? answer() : Response.json({ statusCode: 100, response: pune })) },
    );
    await choosePincode('411004');
    const retry = await screen.findByRole('button', { name: 'Look up city, state and country again' });
    expect(toasts()).toEqual([told]);
    expect(screen.getByText('City, state and country could not be loaded.')).toBeTruthy();
    expect(save().disabled).toBe(true);
    fails = false;
    await user.click(retry);
    await screen.findByDisplayValue('Pune');
    expect(save().disabled).toBe(false);
  });

  it('is looked up again by itself when the network is back', async () => {
    let isOnline = false;
    await show(
      {},
      { [places]: () => (isOnline ? Response.json({ statusCode: 100, response: pune }) : Response.error()) },
    );
    await choosePincode('411004');
    await screen.findByText('City, state and country could not be loaded.');
    isOnline = true;
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByDisplayValue('Pune')).toBeTruthy();
  });

  it('without a city in the record is looked up, and saved even so when that fails', async () => {
    const nowhere = { id: '', name: '' };
    const { backend } = await show({ city: nowhere }, { [places]: () => Response.error() });
    await until(() => expect(toasts()).toHaveLength(1));
    await user.click(save());
    await until(() => expect(backend.requestsTo(profileUpdate)).toHaveLength(1));
    expect(backend.requestsTo(profileUpdate)[0]?.payload).not.toHaveProperty('customer_city');
    await until(() => expect(backend.requestsTo(checkCustomerData)).toHaveLength(3));
  });
});

describe('an old record', () => {
  it('is loaded again before it is changed', async () => {
    const { backend, router } = await show();
    await act(() => router.navigate({ to: '/more' }));
    await screen.findByRole('heading', { level: 1, name: 'More' });
    await router.options.context.queryClient.invalidateQueries({ refetchType: 'none' });
    await act(() => router.navigate({ to: '/edit-profile' }));
    expect(await screen.findByRole('button', { name: 'SAVE' })).toBeTruthy();
    expect(backend.requestsTo(checkCustomerData)).toHaveLength(2);
    expect(within(screen.getByRole('main')).getByDisplayValue('Asha')).toBeTruthy();
  });

  it('that was kept over a reload waits for the newer one', async () => {
    const answer = laterAnswer();
    const newer = recordAnswer({ firstName: 'Asha Devi' });
    const backend = stubBackend({ '/checkCustomerData': () => answer.asked().then(() => newer.clone()) });
    const { queryClient } = renderApp('/edit-profile');
    queryClient.setQueryData(ownCustomerQuery().queryKey, sampleCustomer, { updatedAt: 1 });
    await screen.findByRole('heading', { level: 1, name: 'Edit My Profile' });
    expect(screen.queryByRole('button', { name: 'SAVE' })).toBeNull();
    await until(() => expect(backend.requestsTo(checkCustomerData)).toHaveLength(1));
    await answer.give();
    expect(await screen.findByDisplayValue('Asha Devi')).toBe(field('First name'));
    // What is loaded behind the open form leaves it alone.
    await act(() => {
      void queryClient.invalidateQueries(ownCustomerQuery());
    });
    expect(field('First name').value).toBe('Asha Devi');
  });

  it('is changed as it is where no newer one can be had', async () => {
    let isOnline = true;
    const { router } = await show(
      {},
      { '/checkCustomerData': () => (isOnline ? recordAnswer() : badAnswers.dropped.answer()) },
    );
    await act(() => router.navigate({ to: '/more' }));
    await screen.findByRole('heading', { level: 1, name: 'More' });
    await router.options.context.queryClient.invalidateQueries({ refetchType: 'none' });
    isOnline = false;
    await act(() => router.navigate({ to: '/edit-profile' }));
    expect(await screen.findByDisplayValue('Asha')).toBe(field('First name'));
    expect(toasts()).toEqual([badAnswers.dropped.told]);
  });
});
