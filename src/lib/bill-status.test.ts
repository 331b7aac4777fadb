import { expect, it } from 'vitest';
import { billState } from './bill-status';

it.each([
  ['Pending', 'processing'],
  ['Processing', 'processing'],
  [' processed ', 'processed'],
  ['REJECTED', 'rejected'],
  ['Cancelled', 'cancelled'],
  ['Canceled', 'cancelled'],
  ['On hold', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the status %j means %s', (status, state) => expect(billState(status)).toBe(state));
