import { expect, it } from 'vitest';
import { cartTexts } from '@/brand/texts/cart';
import { textsOf } from '@/brand/texts/define-texts';
import type { Failure } from '@/transport/call-error';
import { afterOrder } from './after-order';

const texts = () => textsOf(cartTexts);
const offline: Failure = { kind: 'offline' };
const refused: Failure = { kind: 'rejected', statusCode: 102, description: 'Not enough points.' };
const ended: Failure = { kind: 'unauthorised', reason: 'ended', description: '' };
const error = (text: string) => ({ kind: 'error', text });

it('a placed order leads to its summary, and one whose answer was lost to the transactions', () => {
  expect(afterOrder({ kind: 'placed', orderId: '7' })).toEqual({
    ...{ settled: true, answerLost: false, goesTo: { screen: 'summary', orderId: '7' } },
  });
  expect(afterOrder({ kind: 'placedUnseen' })).toEqual({
    ...{ settled: true, answerLost: false, goesTo: { screen: 'transactions' } },
    says: { kind: 'success', text: texts().orderWentThrough },
  });
});

it('a cart that has changed is loaded again, and what is known of lost answers stays', () => {
  expect(afterOrder({ kind: 'changed' })).toEqual({
    ...{ settled: true, says: error(texts().cartChanged), stale: 'cart' },
  });
});

it('a refused order says why, and makes everything old', () => {
  expect(afterOrder({ kind: 'notPlaced', failure: refused, answerLost: false })).toEqual({
    ...{ settled: true, answerLost: false, says: error('Not enough points.'), stale: 'all' },
  });
});

it('an order that a lost network has not placed says so, and remembers that it may still arrive', () => {
  expect(afterOrder({ kind: 'notPlaced', failure: offline, answerLost: true })).toEqual({
    ...{ settled: true, answerLost: true, says: error(texts().orderFailed) },
  });
});

it('an order of which nobody knows the result stays to be looked up', () => {
  expect(afterOrder({ kind: 'unknown', failure: offline })).toEqual({
    ...{ settled: false, answerLost: true, says: error(texts().orderFailed) },
  });
});

it('the end of a session says nothing of the order', () => {
  const outcome = afterOrder({ kind: 'notPlaced', failure: ended, answerLost: false });
  expect(outcome).toEqual({ settled: true, answerLost: false });
});
