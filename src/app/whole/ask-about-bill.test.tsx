import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { mayLeaveForm } from '@/components/form/give-up';
import { getBillSummary } from '@/contract/bills';
import { submitFeedback } from '@/contract/feedback';
import { openedDraft } from '@/session/opened-drafts';
import { useQuestion } from '@/ui/feedback/ask';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { stubLocks } from '../../../tests/setup/locks';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const filled = 'Bill number INV-1\nBill date 5th Nov 2026\nBrand Aarvelle\nBill amount 2,410';
const rejected = {
  id: '7',
  brand_name: 'Aarvelle',
  points_earned: 0,
  status: 'Rejected',
  bill_number: 'INV-1',
  bill_date: '2026-11-05',
  bill_amount: '2410.00',
  bill_image: [],
  bill_reason: 'Not readable',
};

const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message');
const subject = () => screen.getByLabelText<HTMLSelectElement>('Subject').value;
const ask = async () => userEvent.click(await screen.findByRole('link', { name: 'Ask about this bill' }));
const button = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function backend(bill: object | null = rejected) {
  return stubBackend({
    '/checkCustomerData': { statusCode: 100, response: { customer: { customer_id: 5, first_name: 'Asha' } } },
    '/getBillSummary': { statusCode: 100, response: { bill_data: bill ? { 7: bill } : [] } },
    '/submitFeedback': { statusCode: 100 },
  });
}

beforeEach(() => {
  stubLocks();
  logInAsCustomer();
});

describe('a bill', () => {
  const open = (bill?: object) => {
    const { requestsTo } = backend(bill);
    const app = renderApp('/bill-summary', { billIds: '7', from: 'transactions' });
    return { ...app, requestsTo };
  };

  it('fills the form, which asks for nothing more, and Back leads to it', async () => {
    const { history, requestsTo } = open();
    await ask();
    expect((await message()).value).toBe(filled);
    expect(subject()).toBe('Bill Rejections');
    expect(requestsTo(getBillSummary)).toHaveLength(1);
    await button('Back');
    await screen.findByText('Not readable');
    expect(history.location.pathname).toBe('/bill-summary');
  });

  it('may be asked about in other words, which are there again for it until they are given up', async () => {
    const { router } = open();
    await ask();
    await userEvent.type(await message(), '. Why');
    goBack(router);
    await ask();
    expect((await message()).value).toBe(`${filled}. Why`);
    await button('CANCEL');
    await screen.findByText('Not readable');
    await ask();
    expect((await message()).value).toBe(filled);
  });

  it('beats what was written before about something else', async () => {
    const { router } = open();
    await router.navigate({ to: '/feedback' });
    await userEvent.type(await message(), 'Thanks');
    goBack(router);
    await ask();
    expect((await message()).value).toBe(filled);
    expect(openedDraft('feedback')?.content).toBeUndefined();
  });

  it('that was asked about in part is not lost where the form is opened from the menu', async () => {
    const { router } = open();
    await ask();
    await userEvent.type(await message(), '. Why');
    goBack(router);
    await screen.findByText('Not readable');
    await router.navigate({ to: '/feedback' });
    expect((await message()).value).toBe(`${filled}. Why`);
    expect(subject()).toBe('Bill Rejections');
  });

  it('is asked about once: the form is empty afterwards, and Back still leads to the bill', async () => {
    const { history, requestsTo } = open();
    await ask();
    await userEvent.type(await message(), '. Why');
    await button('SUBMIT');
    await until(async () => expect((await message()).value).toBe(''));
    expect(requestsTo(submitFeedback)[0]?.fields).toMatchObject({
      subject: 'Bill Rejections',
      feedback_message: `${filled}. Why`,
    });
    expect(subject()).toBe('General');
    expect(history.location.state).toMatchObject({ from: 'bill', aboutBill: undefined });
    await button('Back');
    await screen.findByText('Not readable');
  });

  it('that was asked about is no unsaved input: nothing asks whether to discard it', async () => {
    const { history } = open();
    history.block({ blockerFn: async () => !(await mayLeaveForm()) }); // like the shell
    await ask();
    await userEvent.type(await message(), '. Why');
    await button('SUBMIT');
    await until(async () => expect((await message()).value).toBe(''));
    expect(useQuestion.getState().question).toBeUndefined();
    expect(history.location.state.aboutBill).toBeUndefined();
  });

  it('that went through is nothing to ask about', async () => {
    open({ ...rejected, status: 'Processed' });
    await screen.findByText('Bill processed.');
    expect(screen.queryByRole('link', { name: 'Ask about this bill' })).toBeNull();
  });

  it('has no such link where the mall has no feedback', async () => {
    setCurrentBrand(testBrand({ screens: { ...testBrand().screens, feedback: false } }));
    open();
    await screen.findByText('Not readable');
    expect(screen.queryByRole('link', { name: 'Ask about this bill' })).toBeNull();
  });
});

describe('after a reload', () => {
  const reload = () => renderApp('/feedback', { from: 'bill', aboutBill: '7', __TSR_index: 1 } as object);

  it('the bill is asked for', async () => {
    const { requestsTo } = backend();
    reload();
    expect((await message()).value).toBe(filled);
    expect(requestsTo(getBillSummary).map(({ fields }) => fields.bill_ids)).toEqual(['7']);
  });

  it.each([
    ['a bill that is gone', () => backend(null)],
    [
      'a bill that cannot be asked for',
      () => stubBackend({ ...answers, '/getBillSummary': { statusCode: 102 } }),
    ],
  ])('%s leaves the plain form', async (_, answer) => {
    answer();
    reload();
    expect((await message()).value).toBe('');
    expect(subject()).toBe('General');
  });
});

const answers = {
  '/checkCustomerData': { statusCode: 100, response: { customer: { customer_id: 5, first_name: 'Asha' } } },
};

const goBack = ({ history }: { history: { back: (options: object) => void } }) =>
  history.back({ ignoreBlocker: true });
