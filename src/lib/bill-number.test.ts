import { expect, it } from 'vitest';
import { shortBillNumber } from './bill-number';

it.each([
  ['', ''],
  ['INV-20260001', 'INV-20260001'],
  ['INV-202600012', 'INV-20260001...'],
])('shows the bill number %j as %j', (number, shown) => expect(shortBillNumber(number)).toBe(shown));
