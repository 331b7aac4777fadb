import { expect, it } from 'vitest';
import type { Location } from '@/contract/locations';
import { sampleLocation } from '../../../tests/setup/location';
import { helpDesks, waysOf } from './help-rules';

const at = (change: Partial<Location>): Location => ({
  ...sampleLocation,
  phone: '',
  email: '',
  whatsappNumber: '',
  ...change,
});

it('the desks are the locations that can be reached, with the ways that each one has', () => {
  const locations = [
    at({ name: 'North', phone: '98765 00301', email: ' ' }),
    at({ name: 'South' }),
    at({ name: 'East', whatsappNumber: '9999999999', email: 'east@harbour.example' }),
  ];
  expect(helpDesks(locations)).toEqual([
    { name: 'North', phone: '98765 00301' },
    { name: 'East', email: 'east@harbour.example' },
  ]);
});

it.each(['9999999999', '+91 99999 99999', '09999999999', ' '])('%j is no way to reach anybody', (phone) => {
  expect(waysOf({ phone, whatsapp: phone })).toBeUndefined();
});
