import { beforeAll, describe, expect, it } from 'vitest';
import { type GreyPicture, judgePhoto } from '@/features/bills/photos/judge-photo';
import { judgedSize, sentSize } from '@/features/bills/photos/photo-rules';
import { blurred, copyOf, dimmed, grainy, longScreenshot, printedBill, shaken } from './printed-bills';

const photo = { width: 2400, height: 3200 };

describe.each([
  ['large', 12],
  ['usual', 20],
  ['fine', 45],
])('a bill in %s print', (_, lines) => {
  let bill: GreyPicture;
  let soft: GreyPicture;
  beforeAll(async () => {
    bill = await printedBill(lines);
    soft = await blurred(bill, 4);
  });

  it('gets no hint when it is sharp, on a dark or on a white table', async () => {
    expect(judgePhoto(photo, bill)).toEqual([]);
    expect(judgePhoto(photo, await printedBill(lines, '#f0d8d8', '#eeeeee'))).toEqual([]);
  });

  it.each([
    ['a little out of focus', (sharp: GreyPicture) => blurred(sharp, 1)],
    ['a little shaken', (sharp: GreyPicture) => shaken(sharp, 4, 'across')],
    ['grainy', (sharp: GreyPicture) => grainy(sharp, 12)],
    ['taken in the evening', (sharp: GreyPicture) => dimmed(sharp, 0.5)],
  ])('gets no hint when it is %s and still readable', async (_name, change) => {
    expect(judgePhoto(photo, await change(bill))).toEqual([]);
  });

  it.each([
    ['out of focus', (_: GreyPicture, blurry: GreyPicture) => blurry],
    ['out of focus in the evening', (_: GreyPicture, blurry: GreyPicture) => dimmed(blurry, 0.5)],
    ['out of focus and grainy', (_: GreyPicture, blurry: GreyPicture) => grainy(blurry, 8)],
    ['far out of focus', (sharp: GreyPicture) => blurred(sharp, 8)],
    ['shaken sideways', (sharp: GreyPicture) => shaken(sharp, 16, 'across')],
    ['shaken upwards', (sharp: GreyPicture) => shaken(sharp, 16, 'up')],
  ])('is blurred when it is %s', async (_name, spoil) => {
    expect(judgePhoto(photo, await spoil(bill, soft))).toEqual(['blurred']);
  });

  it('is only dark when there was hardly any light', () => {
    expect(judgePhoto(photo, dimmed(bill, 0.25))).toEqual(['dark']);
    expect(judgePhoto(photo, dimmed(soft, 0.25))).toEqual(['dark']);
  });
});

it('a long screenshot gets no hint when it is sharp, and is blurred when it is out of focus', async () => {
  const sent = sentSize({ width: 1080, height: 23_364 });
  const copy = await copyOf(longScreenshot(23_364), judgedSize(sent));
  expect(judgePhoto(sent, copy)).toEqual([]);
  expect(judgePhoto(sent, await blurred(copy, 4))).toEqual(['blurred']);
});

describe('the size of a photo', () => {
  it.each([
    [639, 900, []],
    [400, 639, ['small']],
    [320, 640, []],
    [319, 1200, ['small']],
  ])('of %i × %i px gets %j', async (width, height, hints) => {
    expect(judgePhoto({ width, height }, await printedBill(20))).toEqual(hints);
  });
});
