import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openedDraft } from '@/session/opened-drafts';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message');
const kept = () => openedDraft('feedback')?.content;

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
});

/** Opens the form and types a message. `submit` gives the backend's answer. */
async function write(submit: () => Response | Promise<Response> = () => Response.json({ statusCode: 100 })) {
  const customer = { customer_id: 5, first_name: 'Asha', last_name: 'Rao' };
  stubBackend({
    '/checkCustomerData': { statusCode: 100, response: { customer } },
    '/submitFeedback': submit,
  });
  const app = renderApp('/feedback');
  await userEvent.type(await message(), 'Thanks');
  expect(kept()?.values).toEqual({ message: 'Thanks' });
  return app;
}

it('a message that was not sent is there again', async () => {
  const { router } = await write();
  await router.navigate({ to: '/more' });
  await router.navigate({ to: '/feedback' });
  expect((await message()).value).toBe('Thanks');
});

it('a message that came back and was sent then leaves an empty form', async () => {
  const { router } = await write();
  await router.navigate({ to: '/more' });
  await router.navigate({ to: '/feedback' });
  await userEvent.click(await screen.findByRole('button', { name: 'SUBMIT' }));
  await until(async () => expect((await message()).value).toBe(''));
  expect(kept()).toBeUndefined();
});

it('CANCEL gives it up without a question', async () => {
  const { router } = await write();
  await userEvent.click(screen.getByRole('button', { name: 'CANCEL' }));
  await until(() => expect(router.state.location.pathname).toBe('/more'));
  expect(kept()).toBeUndefined();
});

it('a message that was sent does not come back, also if the shopper has left', async () => {
  const answer = laterAnswer<Response>();
  const { router } = await write(answer.asked);
  await userEvent.click(screen.getByRole('button', { name: 'SUBMIT' }));
  const draft = openedDraft('feedback');
  await router.navigate({ to: '/more' });
  expect(draft?.content).toBeDefined();
  await answer.give(Response.json({ statusCode: 100 }));
  await until(() => expect(draft?.content).toBeUndefined());
});
