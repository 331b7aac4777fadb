import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '@/contract/calls';
import { people } from '../../sandbox/members/sample-people';
import { repeatWindow } from '../../sandbox/noun/repeats';
import { type BillHand, billHandOf, file, sha256, submittedId } from './bill-hand';
import { home, identityOf, memberForm, operate, pageOf } from './harness';
import { testSandbox } from './test-sandbox';

const test = testSandbox();
let hand: BillHand;

beforeEach(async () => {
  hand = await billHandOf(test);
});

const minute = 60_000;

const statusOf = async (billId: string) => (await hand.summary(billId)).bills[0]?.status;

describe('a short bill', () => {
  it('is read at once and earns points by the rate of the tier', async () => {
    const before = await hand.balance();
    const answer = calls.submitBill.reply.decode(await hand.short(file('photo-rs1250.jpg')));
    // Silver earns 1.5 points per ₹100.
    expect(answer).toEqual({ manual: false, points: 18.75, billId: expect.stringMatching(/^\d+$/) });
    expect(await hand.balance()).toBe(before + 18.75);
    expect(await hand.summary(answer.billId)).toMatchObject({
      submitted: 1,
      processed: 1,
      pending: 0,
      pointsEarned: 18.75,
      bills: [{ status: 'Processed', billAmount: 1250, points: 18.75, imageNames: ['photo-rs1250.jpg'] }],
    });
    expect((await hand.history()).transactions[0]?.entries[0]).toMatchObject({
      kind: '1',
      reasonId: '1',
      referenceId: answer.billId,
      points: 18.75,
    });
  });

  it.each(['constructor.png', 'valueOf.png'])('is read at once if its name is %s', async (name) => {
    const answer = calls.submitBill.reply.decode(await hand.short(file(name, 'm', 'png')));
    expect(answer.manual).toBe(false);
  });

  it('waits if its name says so, and is pending, processing and processed by the clock', async () => {
    const before = await hand.balance();
    const answer = calls.submitBill.reply.decode(await hand.short(file('manual-rs1000.png', 'm', 'png')));
    expect(answer).toMatchObject({ manual: true, points: 0 });
    expect(await statusOf(answer.billId)).toBe('Pending');
    test.clock.advance(minute);
    expect(await statusOf(answer.billId)).toBe('Processing');
    expect(await hand.balance()).toBe(before);
    test.clock.advance(minute);
    expect(await statusOf(answer.billId)).toBe('Processed');
    expect(await hand.balance()).toBe(before + 15);
  });

  it('accepts several files as pages of one bill, and keeps their content under secret addresses', async () => {
    const pages = [file('1.jpg'), file('2.png', '2', 'png'), file('3.pdf', '3', 'pdf')];
    const id = submittedId(await hand.short(...pages));
    const [bill] = (await hand.summary(id)).bills;
    expect(bill?.imageNames).toEqual(['1.jpg', '2.png', '3.pdf']);
    const answers = await Promise.all(
      (bill?.images ?? []).map((url) => test.sandbox.fetch(new Request(url))),
    );
    const types = answers.map(({ headers }) => headers.get('content-type'));
    expect(types).toEqual(['image/jpeg', 'image/png', 'application/pdf']);
    const contents = await Promise.all(answers.map((answer) => answer.blob()));
    expect(await Promise.all(contents.map(sha256))).toEqual(await Promise.all(pages.map(sha256)));
    const elsewhere = bill?.images[0]?.replace('north.localhost', 'south.localhost') ?? '';
    expect((await test.sandbox.fetch(new Request(elsewhere))).status).toBe(404);
  });

  it('is refused while the mall accepts none, or while earning is closed', async () => {
    await test.sandbox.changeSettings('north', { shortBillAllowed: false });
    expect(await hand.short(file('a.jpg'))).toMatchObject({ statusCode: 102 });
    expect(await hand.long()).toMatchObject({ statusCode: 100 });
    await test.sandbox.changeSettings('north', { earnEnabled: false, earnRestriction: 'Closed.' });
    expect(await hand.long()).toMatchObject({ statusCode: 102, statusDescription: 'Closed.' });
  });
});

describe('a long bill', () => {
  it('keeps the values of its form, and is reviewed after a while', async () => {
    const id = submittedId(await hand.long({ billAmount: 2499.5, images: [file('1.jpg'), file('2.jpg')] }));
    expect(await hand.summary(id)).toMatchObject({
      submitted: 1,
      processed: 0,
      pending: 1,
      pointsEarned: 0,
      bills: [{ billNumber: 'A-1', billAmount: 2499.5, billDate: '2026-11-20', status: 'Pending' }],
    });
    test.clock.advance(2 * minute);
    expect((await hand.summary(id)).bills).toMatchObject([{ status: 'Processed', points: 37.49 }]);
  });

  it.each([
    ['REJECT-7', 'Rejected'],
    ['cancel-7', 'Cancelled'],
  ])('numbered %s ends %s, with a reason and without points', async (billNumber, status) => {
    const before = await hand.balance();
    const id = submittedId(await hand.long({ billNumber }));
    test.clock.advance(2 * minute);
    const [bill] = (await hand.summary(id)).bills;
    expect([bill?.status, bill?.points, bill?.reason]).toEqual([status, 0, expect.stringMatching(/\w+/)]);
    expect(await hand.balance()).toBe(before);
  });

  it('with the number NOW is processed at once, and with REFUSE it is refused', async () => {
    expect(await hand.long({ billNumber: 'NOW-1' })).toMatchObject({ statusCode: 100 });
    expect(await hand.long({ billNumber: 'REFUSE-1' })).toMatchObject({ statusCode: 102 });
    const kept = await test.sandbox.submittedBills('north');
    expect(kept).toMatchObject([{ number: 'NOW-1', status: 'Processed' }]);
  });

  it.each([
    [{ locationId: '' }, 'Location not available.'],
    [{ locationId: '999' }, 'Location not available.'],
    [{ brandId: '999' }, 'Brand not available.'],
    [{ billNumber: 'A 1' }, 'Enter valid bill number.'],
    [{ billNumber: 'A'.repeat(21) }, 'Enter valid bill number.'],
    [{ billAmount: 0 }, 'Enter numeric value.'],
    [{ billAmount: -5 }, 'Enter numeric value.'],
    [{ billAmount: 10.001 }, 'Enter numeric value.'],
    [{ billAmount: 1_000_000 }, 'Enter numeric value.'],
    [{ billDate: '2026-02-31' }, 'Enter a valid bill date.'],
    [{ billDate: '2026-11-21' }, 'The bill date is in the future.'],
    [{ billDate: '2026-10-20' }, 'Bills of this location are taken for 30 days.'],
  ])('with %j is refused: %s', async (spoiled, statusDescription) => {
    const form = Object.entries(spoiled).map(([name, value]) => [name, value === '' ? undefined : value]);
    expect(await hand.long(Object.fromEntries(form))).toMatchObject({ statusCode: 102, statusDescription });
    expect(await test.sandbox.submittedBills('north')).toEqual([]);
  });

  it('is accepted on the last day that its location allows, and on any day without a limit', async () => {
    expect(await hand.long({ billDate: '2026-10-21' })).toMatchObject({ statusCode: 100 });
    const [, , third] = await hand.places();
    const locationId = third?.id ?? '';
    const brands = await hand.brandsAt(locationId);
    expect([third?.billDays, brands.length]).toEqual([undefined, 1]);
    const old = { billDate: '2020-01-01', images: [file('old.jpg')] };
    const place = { locationId, brandId: brands[0]?.id ?? '' };
    expect(await hand.long({ ...old, ...place })).toMatchObject({ statusCode: 100 });
  });
});

describe('deleting a bill', () => {
  it('removes its points and files, so that the file may be sent again', async () => {
    const before = await hand.balance();
    const expiring = (await hand.history()).expiring;
    const id = submittedId(await hand.short(file('a-rs1000.jpg')));
    expect((await hand.history()).expiring).not.toEqual(expiring);
    const image = (await hand.summary(id)).bills[0]?.images[0] ?? '';
    expect(await hand.remove(id)).toMatchObject({ statusCode: 100 });
    expect(await hand.balance()).toBe(before);
    expect((await hand.history()).expiring).toEqual(expiring);
    expect(await hand.summary(id)).toMatchObject({ submitted: 0, bills: [] });
    expect((await test.sandbox.fetch(new Request(image))).status).toBe(404);
    const [back, earned] = (await hand.history()).transactions[0]?.entries ?? [];
    expect(back).toMatchObject({ kind: '2', reasonId: '4', points: 15, referenceId: '0' });
    expect(earned).toMatchObject({ kind: '1', reasonId: '1', points: 15, referenceId: '0' });
    test.clock.advance(repeatWindow);
    expect(await hand.remove(id)).toMatchObject({ statusCode: 102 });
    expect(await hand.short(file('a-rs1000.jpg'))).toMatchObject({ statusCode: 100 });
  });

  it('ends the review of a waiting bill', async () => {
    const before = await hand.balance();
    const id = submittedId(await hand.short(file('manual.jpg')));
    expect(await hand.remove(id)).toMatchObject({ statusCode: 100 });
    test.clock.advance(10 * minute);
    expect(await hand.balance()).toBe(before);
  });

  it('is refused for a bill of another customer, and for one with spent points', async () => {
    const rohan = await billHandOf(test, people.rohan.mobile);
    const id = submittedId(await rohan.short(file('a-rs1000.jpg')));
    expect((await hand.remove(id)).statusDescription).toBe('There is no such bill.');
    const member = await memberForm(test, people.rohan.mobile);
    await operate(test, member, { balance: '3', tier: '1', status: '1', unread: '0' });
    const words = 'The points of this bill are used, so it cannot be deleted.';
    expect((await rohan.remove(id)).statusDescription).toBe(words);
    expect(await rohan.balance()).toBe(3);
  });
});

describe('the operator page', () => {
  it('shows a waiting bill with its picture, and approves it with the amount from the picture', async () => {
    const before = await hand.balance();
    const id = submittedId(await hand.short(file('wait.jpg')));
    test.clock.advance(20 * minute);
    expect(await statusOf(id)).toBe('Pending');
    const image = new URL((await hand.summary(id)).bills[0]?.images[0] ?? '').pathname;
    expect(await pageOf(test)).toContain(`src="${image}"`);
    expect((await test.sandbox.fetch(new Request(`${home}${image}`))).status).toBe(200);
    await operate(test, 'bills', { bill: id, decision: 'approve', amount: '2,000' });
    const processed = { status: 'Processed', billAmount: 2000, points: 30 };
    expect((await hand.summary(id)).bills).toMatchObject([processed]);
    expect(await hand.balance()).toBe(before + 30);
  });

  it('rejects a bill with a reason for the shopper, and asks for one', async () => {
    const id = submittedId(await hand.long({ billNumber: 'WAIT-1' }));
    const nameless = await operate(test, 'bills', { bill: id, decision: 'reject', reason: ' ' });
    expect(nameless.headers.get('location')).toContain('Please+say+why');
    await operate(test, 'bills', { bill: id, decision: 'reject', reason: 'This is a menu.' });
    expect((await hand.summary(id)).bills).toMatchObject([{ status: 'Rejected', reason: 'This is a menu.' }]);
    const again = await operate(test, 'bills', { bill: id, decision: 'approve', amount: '' });
    expect(again.headers.get('location')).toContain('problem=No+bill');
  });
});

describe('the guidelines', () => {
  it('are four with pictures, and are skipped when the flag is set', async () => {
    const ask = { token: hand.token };
    const id = identityOf('north');
    const { guidelines } = await test.read('getBillUploadGuidelines', id, ask);
    const pictures = guidelines.flatMap(({ correctImage, wrongImage }) => [correctImage, wrongImage]);
    const answers = await Promise.all(pictures.map((url) => test.sandbox.fetch(new Request(url))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    for (const flag of [true, false]) {
      await test.send('setBillUploadGuidelinesFlag', { ...id, flag }, ask);
      const { merchant } = await test.read('getMerchantDetails', { ...id, userId: '' }, ask);
      expect(merchant.customer?.guidelinesFlag).toBe(flag);
    }
  });
});

it('the summary leaves out the bills of others and invalid ids', async () => {
  const other = await (await billHandOf(test, people.ishita.mobile)).short(file('a.jpg'));
  const own = submittedId(await hand.short(file('a.jpg')));
  expect(await hand.summary(`${submittedId(other)}, ${own},,x,-1`)).toMatchObject({
    submitted: 1,
    bills: [{ id: own }],
  });
});
