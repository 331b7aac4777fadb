import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '@/contract/calls';
import { identityOf, operate, startTestSandbox, type TestSandbox } from './harness';

let test: TestSandbox;

beforeEach(async () => {
  test = await startTestSandbox();
});
afterEach(() => test.sandbox.close());

async function faqs(merchantId = 'north') {
  const { body } = await test.send('getFaqList', identityOf(merchantId));
  return calls.getFaqList.reply.decode(body);
}

it('FAQs are there for visitors, in their order, with the name of the mall', async () => {
  const [first, ...others] = await faqs('south');
  expect([first, ...others].map((category) => category?.label)).toEqual([
    'Membership',
    'Bills and points',
    'Vouchers and orders',
    'Parking & visit',
    'Everything else that people asked us last year',
  ]);
  expect(first?.entries[1]).toMatchObject({
    question: 'What does South Stars cost?',
    answer: '<p>Nothing. South Stars is free, and it stays free.</p>',
  });
});

it('FAQs can be hostile, or not there at all', async () => {
  await operate(test, 'settings', { menuPages: 'on', hostileHtml: 'on' });
  expect((await faqs())[0]?.entries[0]?.answer).toContain('<script>');
  await operate(test, 'settings', {});
  expect(await faqs()).toEqual([]);
});
