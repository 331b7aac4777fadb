import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { checkCustomerData } from '@/contract/customer';
import { readStored } from '@/session/stored-values';
import { stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { asha, field, fill, fillWho, leave, openForm, told, values } from '../../../tests/setup/visit';

const leaveNumber = async (digits: string) => {
  fill('Mobile number', digits);
  await leave();
};

describe('known people', () => {
  it('find their number and names filled in', async () => {
    logInAsCustomer();
    const { lookedUp } = await openForm({ customer: { ...asha, last_name: 'De Rao' } });
    await until(() => expect(values()).toEqual(['9876 500 001', 'Asha', 'Rao']));
    expect(lookedUp()).toEqual([{ mobile_number: '9876500001', merchant_id: '501', platform: 4 }]);
  });

  it('who are visitors are known once the mobile field is left', async () => {
    const { lookedUp } = await openForm({ customer: asha });
    await leaveNumber('98765');
    expect(lookedUp()).toEqual([]);
    fill('Mobile number', '9876500001');
    expect(lookedUp()).toEqual([]);
    await leave();
    await until(() => expect(values()).toEqual(['9876 500 001', 'Asha', 'Rao']));
  });

  it('keep what they have typed', async () => {
    await openForm({ customer: asha });
    fill('First name', 'Nila');
    await leaveNumber('9876500001');
    await until(() => expect(values()).toEqual(['9876 500 001', 'Nila', 'Rao']));
  });

  it('lose what was filled in when their number changes, also if the lookup of the next one fails', async () => {
    await openForm({ customer: asha });
    await leaveNumber('9876500001');
    await until(() => expect(field('First name').value).toBe('Asha'));
    fill('Last name', 'Sen');
    stubBackend({});
    await leaveNumber('9812345670');
    await until(() => expect(told()).toHaveLength(1));
    expect(values()).toEqual(['9812 345 670', '', 'Sen']);
  });

  it('lose it also after a step back', async () => {
    await openForm({ customer: asha });
    await leaveNumber('9876500001');
    await until(() => expect(field('First name').value).toBe('Asha'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('link', { name: 'CONTINUE HERE' }));
    await until(() => expect(values()).toEqual(['9876 500 001', 'Asha', 'Rao']));
    stubBackend({ '/checkCustomerData': { statusCode: 100, response: { customer: {} } } });
    await leaveNumber('9812345670');
    await until(() => expect(values()).toEqual(['9812 345 670', '', '']));
  });

  it('are logged out when the backend does not know their own number', async () => {
    logInAsCustomer();
    const { appActions } = await openForm({ customer: null });
    await until(() => expect(appActions.showLogin).toHaveBeenCalledOnce());
    expect(readStored('user')).toBeUndefined();
  });

  it('stay logged in when an answer does not say whether they are known', async () => {
    logInAsCustomer();
    const { appActions, lookedUp } = await openForm({ customer: undefined });
    await until(() => expect(lookedUp()).toHaveLength(1));
    fillWho();
    expect(appActions.showLogin).not.toHaveBeenCalled();
    expect(values()).toEqual(['9812 345 670', 'Nila', 'Sen']);
  });

  it('stay logged in when somebody else’s number is not known, or the lookup fails', async () => {
    logInAsCustomer();
    const { appActions, lookedUp } = await openForm({ customer: asha });
    await until(() => expect(field('First name').value).toBe('Asha'));
    const backend = stubBackend({ '/checkCustomerData': { statusCode: 100, response: { customer: [] } } });
    await leaveNumber('9812345670');
    await until(() => expect(field('First name').value).toBe(''));
    expect(lookedUp()).toHaveLength(1);
    expect(backend.requestsTo(checkCustomerData)).toHaveLength(1);
    stubBackend({ '/checkCustomerData': { statusCode: 102, statusDescription: 'Not now.' } });
    await leaveNumber('9812345671');
    await until(() => expect(told()).toContain('Not now.'));
    expect(appActions.showLogin).not.toHaveBeenCalled();
    expect(field('Mobile number').value).toBe('9812 345 671');
  });
});
