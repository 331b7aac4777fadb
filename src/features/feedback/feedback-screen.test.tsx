import '../../../tests/setup/key-store';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCustomerData } from '@/contract/customer';
import { submitFeedback } from '@/contract/feedback';
import { useQuestion } from '@/ui/feedback/ask';
import { useToasts } from '@/ui/feedback/show-toast';
import { isBusy } from '@/updates/busy';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { badAnswers, badKinds } from '../../../tests/setup/bad-answers';
import { sampleCustomer } from '../../../tests/setup/customer';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const rule = 'Only alphanumeric, blank space, special characters (\'\'_ . , - ; & ! ? "" +) are allowed.';

async function show(answer: unknown = { statusCode: 100 }) {
  const backend = stubBackend({
    '/checkCustomerData': {
      statusCode: 100,
      ...checkCustomerData.reply.encode({ registrationComplete: true, customer: sampleCustomer }),
    },
    '/submitFeedback': answer,
  });
  const app = renderApp('/feedback');
  await screen.findByRole('button', { name: 'SUBMIT' });
  return { ...app, backend };
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const subject = () => screen.getByLabelText<HTMLSelectElement>('Subject');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'SUBMIT' });
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const user = userEvent.setup();

beforeEach(logInAsCustomer);

describe('the form', () => {
  it('shows who writes, read-only, and every subject', async () => {
    await show();
    const fields = ['First name', 'Last name', 'Mobile number', 'Email'].map((name) =>
      screen.getByLabelText<HTMLInputElement>(name),
    );
    expect(fields.map(({ value, readOnly }) => [value, readOnly])).toEqual([
      ['Asha', true],
      ['Rao', true],
      ['9876 500 001', true],
      ['Asha@Mail.example', true],
    ]);
    expect([...subject().options].map(({ text }) => text)).toEqual([
      'General',
      'Bill Rejections',
      'Points Redemptions',
      'Points Credited',
      'Other',
    ]);
    expect(message().maxLength).toBe(1024);
    expect(submit().disabled).toBe(true);
  });

  it('sends once, thanks, and is empty again', async () => {
    const { backend, history } = await show();
    await user.selectOptions(subject(), 'Points Credited');
    await user.type(message(), 'Where are they?');
    expect(isBusy('form')).toBe(true);
    await user.dblClick(submit());
    await until(() => expect(message().value).toBe(''));
    expect(backend.requestsTo(submitFeedback).map(({ fields }) => fields)).toEqual([
      {
        merchant_id: '501',
        platform: '4',
        customer_id: '5',
        app_info: '',
        subject: 'Points Credited',
        feedback_message: 'Where are they?',
      },
    ]);
    expect(subject().value).toBe('General');
    expect(submit().disabled).toBe(true);
    await until(() => expect(isBusy('form')).toBe(false));
    expect(toasts()).toEqual(['Thank you for your feedback.']);
    expect(history.location.pathname).toBe('/feedback');

    await user.type(message(), 'And again');
    await user.click(submit());
    await until(() => expect(backend.requestsTo(submitFeedback)).toHaveLength(2));
  });

  it('asks before the same goes twice, and a no keeps what was typed', async () => {
    const { backend, queryClient } = await show();
    for (const sent of [1, 2]) {
      await user.type(message(), 'Where are they?');
      await user.click(submit());
      if (sent === 1) await until(() => expect(message().value).toBe(''));
    }
    await until(() => expect(useQuestion.getState().question?.text).toMatch(/^You sent this at /));
    expect(queryClient.isMutating()).toBe(0); // the loader would lie over the question
    act(() => useQuestion.getState().question?.answer(false));
    await until(() => expect(submit().disabled).toBe(false));
    expect(backend.requestsTo(submitFeedback)).toHaveLength(1);
    expect(message().value).toBe('Where are they?');
    expect(toasts()).toEqual(['Thank you for your feedback.']);
  });

  it('says which characters are allowed, and keeps the message and the place in it', async () => {
    await show();
    await user.type(message(), 'Good day');
    message().setSelectionRange(4, 4);
    await user.type(message(), '@', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(message().value).toBe('Good day');
    expect(toasts()).toEqual([rule]);
    await until(() => expect(message().selectionStart).toBe(4));
  });

  it('leads to the menu by Back, and by CANCEL with what was typed', async () => {
    vi.stubGlobal('scrollTo', () => {}); // happy-dom has none
    const { history, router } = await show();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe('/more'));
    await router.navigate({ to: '/feedback' });
    await user.type(await screen.findByLabelText('Message'), 'Never mind');
    expect(isBusy('form')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    await until(() => expect(history.location.pathname).toBe('/more'));
    await until(() => expect(isBusy('form')).toBe(false));
  });
});

describe('a failure', () => {
  it.each(badKinds.filter((kind) => kind !== 'empty' && kind !== 'types'))(
    '%s is told once, and keeps what was typed',
    async (kind) => {
      await show(badAnswers[kind].answer);
      await user.selectOptions(subject(), 'Other');
      await user.type(message(), 'Hello');
      await user.click(submit());
      await until(() => expect(toasts()).toEqual([badAnswers[kind].told]));
      await until(() => expect(submit().disabled).toBe(false));
      expect([subject().value, message().value]).toEqual(['Other', 'Hello']);
    },
  );

  it.each([
    ['a 102 without words', { statusCode: 102 }, 'Oops something went wrong!'],
    ['another refusal without words', { statusCode: 103 }, 'Please Refresh'],
    ['an answer without a statusCode', {}, 'Oops something went wrong!'],
  ])('by %s is told as %s', async (_, answer, told) => {
    await show(answer);
    await user.type(message(), 'Hello');
    await user.click(submit());
    await until(() => expect(toasts()).toEqual([told]));
    expect(message().value).toBe('Hello');
  });
});
