import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openedDraft } from '@/session/opened-drafts';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

it('shows what was changed again, over what the record says now', async () => {
  stubLocks();
  logInAsCustomer();
  const customer = {
    customer_id: 5,
    first_name: 'Asha',
    last_name: 'Rao',
    pincode: '400001',
    pin_code_id: 17,
  };
  stubBackend({
    '/checkCustomerData': () => Response.json({ statusCode: 100, response: { customer } }),
    '/getMerchantDetails': { statusCode: 100, response: {} },
  });
  const { router, queryClient } = renderApp('/edit-profile');
  await userEvent.type(await field('First name'), ' Rani');
  await until(() => expect(openedDraft('profile')?.content?.values).toEqual({ firstName: 'Asha Rani' }));
  await router.navigate({ to: '/my-profile' });
  customer.last_name = 'Sen'; // on another device
  queryClient.clear();
  await router.navigate({ to: '/edit-profile' });
  expect((await field('First name')).value).toBe('Asha Rani');
  expect((await field('Last name')).value).toBe('Sen');
});
