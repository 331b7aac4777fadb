import { beforeEach, describe, expect, it } from 'vitest';
import { billUploadType } from '@/contract/bills';
import { people } from '../../sandbox/members/sample-people';
import { type BillHand, billHandOf, file, sha256, submittedId } from './bill-hand';
import { testSandbox } from './test-sandbox';

const test = testSandbox();
let hand: BillHand;

beforeEach(async () => {
  hand = await billHandOf(test);
});

describe('the files of a bill', () => {
  const short = { type: billUploadType.short };
  const large = (bytes: number, name = 'large.jpg') => file(name, name, 'jpg', bytes);

  it.each([
    ['an empty file', () => [new File([], 'bill.jpg')], 'The file is empty.'],
    ['a text with a false name', () => [new File(['words'], 'bill.jpg')], 'Image file format is wrong'],
    ['a HEIC photo', () => [new File(['\0\0\0\x18ftypheic'], 'a.jpg')], 'Image file format is wrong'],
    ['a byte too much', () => [large(10_485_761)], 'Cannot upload! Image size is large.'],
    ['one bad file of two', () => [file('a.jpg'), new File(['x'], 'b.jpg')], 'Image file format is wrong'],
  ])('are refused with %s', async (_, images, statusDescription) => {
    expect(await hand.submit({ ...short, images: images() })).toEqual({ statusCode: 102, statusDescription });
    expect(await test.sandbox.submittedBills('north')).toEqual([]);
  });

  it('may be exactly 10 MB in a short bill', async () => {
    expect(await hand.short(large(10_485_760))).toMatchObject({ statusCode: 100 });
  });

  it('stay under 20 MB together in a long bill', async () => {
    const images = [large(10_485_760, 'a.jpg'), large(10_485_759, 'b.jpg')];
    expect(await hand.long({ images })).toMatchObject({ statusCode: 100 });
    const more = [large(10_485_760, 'c.jpg'), large(10_485_760, 'd.jpg')];
    expect(await hand.long({ images: more })).toMatchObject({
      statusCode: 102,
      statusDescription: 'Images size exceeding allowed limit!',
    });
  });

  it('may be a PDF that begins within the first 1,024 bytes', async () => {
    const pdf = (before: number) => new File(['\n'.repeat(before), '%PDF-1.4 and so on'], 'bill.pdf');
    expect(await hand.short(pdf(1_019))).toMatchObject({ statusCode: 100 });
    expect(await hand.short(pdf(1_020))).toMatchObject({ statusCode: 102 });
  });

  it.each([0, 6])('are refused when there are %i of them', async (count) => {
    const form = new FormData();
    for (const [name, value] of [
      ['merchant_id', 'north'],
      ['platform', '4'],
      ['bill_upload_type', '1'],
    ] as const) {
      form.append(name, value);
    }
    for (let index = 0; index < count; index += 1) form.append('bill_image[]', file(`${index}.jpg`));
    const { body } = await test.ask('submitBill', form, { token: hand.token });
    expect(body).toMatchObject({
      statusCode: 102,
      statusDescription: expect.stringContaining('bill_image[]'),
    });
  });

  it('are refused when all of them together have more than 25 MB', async () => {
    const form = new FormData();
    for (const name of ['a', 'b', 'c']) form.append('bill_image[]', large(9 * 1024 * 1024, name));
    const answer = await test.ask('submitBill', form, { token: hand.token });
    expect(answer).toMatchObject({ status: 413, body: { statusCode: 413 } });
  });
});

describe('a file that was submitted before', () => {
  const duplicate = (billId: string) => ({ statusCode: 110, response: { last_bill_id: billId } });

  it('is refused with 110 and the id of its bill, under any name and in any kind of bill', async () => {
    const id = submittedId(await hand.short(file('first.jpg', 'same')));
    for (const answer of [
      await hand.short(file('second.png', 'same')),
      await hand.long({ images: [file('new.jpg'), file('third.jpg', 'same')] }),
    ]) {
      expect(answer).toMatchObject(duplicate(id));
      expect(answer.statusDescription).toBe('This bill has been submitted already.');
    }
    expect(await test.sandbox.submittedBills('north')).toHaveLength(1);
  });

  it('is refused once when two requests send it at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map((copy) => hand.short(file(`${copy}.jpg`, 'same'))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([100, 110, 110]);
    expect(await test.sandbox.submittedBills('north')).toHaveLength(1);
  });

  it('is refused twice in one bill', async () => {
    const twice = await hand.long({ images: [file('a.jpg', 'same'), file('b.jpg', 'same')] });
    expect(twice).toMatchObject(duplicate('0'));
  });

  it('is accepted from another customer, and at another mall', async () => {
    await hand.short(file('a.jpg', 'same'));
    const others = [
      await billHandOf(test, people.ishita.mobile),
      await billHandOf(test, people.aarav.mobile, 'south'),
    ];
    for (const other of others) {
      expect(Number((await other.short(file('a.jpg', 'same'))).statusCode)).toBe(100);
    }
  });
});

describe('a fault of the upload', () => {
  it('lost keeps the bill, so that the file is known when it is sent again', async () => {
    test.sandbox.faults.set({ kind: 'lost', call: 'submitBill' });
    await expect(hand.short(file('a.jpg'))).rejects.toThrow('lost on purpose');
    const [held, ...others] = await test.sandbox.submittedBills('north');
    expect(others).toEqual([]);
    expect(held?.images).toEqual([{ name: 'a.jpg', hash: await sha256(file('a.jpg')), size: 64 }]);
    expect(await hand.short(file('a.jpg'))).toMatchObject({
      statusCode: 110,
      response: { last_bill_id: held?.id },
    });
  });

  it.each(['dropped', 'html', 'refused', 'expired'] as const)('%s keeps nothing', async (kind) => {
    test.sandbox.faults.set({ kind, call: 'submitBill' });
    await hand.short(file('a.jpg')).catch(() => undefined);
    expect(await test.sandbox.submittedBills('north')).toEqual([]);
    expect(await hand.short(file('a.jpg'))).toMatchObject({ statusCode: 100 });
  });
});
