import { expect, it } from 'vitest';
import { changeFirstBills } from '@/session/first-bills';
import { objectNames } from '../../../tests/setup/object-names';
import { isUploadListKept, markKeptUploads, unsentBills } from './kept-uploads';

it.each(objectNames)(
  'a customer with the id %s has bills in this browser only after photographing some',
  (id) => {
    localStorage.setItem('user', JSON.stringify({ id }));
    expect(isUploadListKept(id)).toBe(false);
    expect(unsentBills()).toBe(0);
    markKeptUploads(id, 2);
    expect(isUploadListKept(id)).toBe(true);
    expect(unsentBills()).toBe(2);
    markKeptUploads(id, undefined);
    expect(isUploadListKept(id)).toBe(false);
  },
);

it('a bill from before the login counts for its number alone', () => {
  localStorage.setItem('user', JSON.stringify({ id: '5', mobile_number: '9876500001' }));
  markKeptUploads('5', 1);
  const bill = { id: 'a', tab: 'a', since: Date.now() };
  changeFirstBills(() => [bill, { ...bill, mobileNumber: '9876500002' }]);
  expect(unsentBills()).toBe(1);
  changeFirstBills(([first, ...others]) => [{ ...bill, ...first, mobileNumber: '9876500001' }, ...others]);
  expect(unsentBills()).toBe(2);
});
