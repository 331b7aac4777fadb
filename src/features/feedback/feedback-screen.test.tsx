import '../../../tests/setup/key-store';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkCustomerData } from '@/contract/customer';
import { submitFeedback } from '@/contract/feedback';
import { openedDraft } from '@/session/opened-drafts';
import { useQuestion } from '@/ui/feedback/ask';
import { useToasts } from '@/ui/feedback/show-toast';
import { isBusy } from '@/updates/busy';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { badAnswers, badKinds } from '../../../tests/setup/bad-answers';
import { sampleCustomer } from '../../../tests/setup/customer';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { stubLocks } from '../../../tests/setup/locks';
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

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
});

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

  it('leads to the menu by Back', async () => {
    const { history } = await show();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe('/more'));
  });
});

describe('a failure', () => {
  const kinds = badKinds.filter((kind) => kind !== 'empty' && kind !== 'types');

  it.each<[what: string, answer: unknown, words: string]>([
    ...kinds.map(
      (kind) => [kind, badAnswers[kind].answer, badAnswers[kind].told] as [string, unknown, string],
    ),
    ['a 102 without words', { statusCode: 102 }, 'Oops something went wrong!'],
    ['another refusal without words', { statusCode: 103 }, 'Please Refresh'],
    ['an answer without a statusCode', {}, 'Oops something went wrong!'],
  ])('by %s is told once, and keeps what was typed', async (_, answer, words) => {
    await show(answer);
    await user.selectOptions(subject(), 'Other');
    await user.type(message(), 'Hello');
    await user.click(submit());
    await until(() => expect(toasts()).toEqual([words]));
    await until(() => expect(submit().disabled).toBe(false));
    expect([subject().value, message().value]).toEqual(['Other', 'Hello']);
  });
});

describe('a message that was not sent', () => {
  const kept = () => openedDraft('feedback')?.content;

  it('is there again, until it is sent', async () => {
    const { router } = await show();
    await user.type(message(), 'Thanks');
    expect(kept()?.values).toEqual({ message: 'Thanks' });
    await router.navigate({ to: '/more' });
    await router.navigate({ to: '/feedback' });
    await until(() => expect(message().value).toBe('Thanks'));
    await user.click(submit());
    await until(() => expect(message().value).toBe(''));
    expect(kept()).toBeUndefined();
  });

  it('is given up with CANCEL, without a question', async () => {
    const { history } = await show();
    await user.type(message(), 'Never mind');
    expect(isBusy('form')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'CANCEL' }));
    await until(() => expect(history.location.pathname).toBe('/more'));
    expect(kept()).toBeUndefined();
    await until(() => expect(isBusy('form')).toBe(false));
  });

  it('does not come back when it arrives after the shopper has left', async () => {
    const answer = laterAnswer<Response>();
    const { router } = await show(answer.asked);
    await user.type(message(), 'Thanks');
    await user.click(submit());
    const draft = openedDraft('feedback');
    await router.navigate({ to: '/more' });
    expect(draft?.content).toBeDefined();
    await answer.give(Response.json({ statusCode: 100 }));
    await until(() => expect(draft?.content).toBeUndefined());
  });
});
