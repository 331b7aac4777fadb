import { beforeEach, expect, it, vi } from 'vitest';
import { changeFirstBills, type FirstBill, firstBills, oldFirstBills } from '@/session/first-bills';
import { writeStored } from '@/session/stored-values';
import { firstBillTab, writeTabValue } from '@/session/tab-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { fakeCaches } from '../../../../tests/setup/caches';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { dropOldFirstBills, firstBillFile, keepFirstBill, wipeFirstBills } from './first-bill-files';

const gone = 'Your bill is not there any more. Please photograph it again.';
const hour = 3_600_000;
const told = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  useToasts.setState({ toasts: [] });
});

/** A bill that was kept a while ago. Gives its id. */
async function keep(age: number, change: Partial<FirstBill> = {}): Promise<string> {
  const id = (await keepFirstBill(new File(['x'], 'bill.png'))) ?? '';
  changeFirstBills((bills) =>
    bills.map((bill) => (bill.id === id ? { ...bill, ...change, since: Date.now() - age } : bill)),
  );
  return id;
}

it('a bill whose time is over goes with its file, and its tab hears of it once', async () => {
  const [old, fresh] = [await keep(hour + 1), await keep(hour - 60_000)];
  await dropOldFirstBills();
  await dropOldFirstBills();
  expect(told()).toEqual([gone]);
  expect([await firstBillFile(old), (await firstBillFile(fresh))?.name]).toEqual([undefined, 'bill.png']);
  expect(oldFirstBills()).toEqual([]);
});

it('another tab hears nothing of it, and its own hears of it later', async () => {
  const id = await keep(hour + 1, { tab: 'its own' });
  writeTabValue(firstBillTab, 'another');
  await dropOldFirstBills();
  expect([told(), await firstBillFile(id)]).toEqual([[], undefined]);
  writeTabValue(firstBillTab, 'its own');
  await dropOldFirstBills();
  expect(told()).toEqual([gone]);
});

it('from GET OTP on, only its number hears of it', async () => {
  const id = await keep(24 * hour + 1, { mobileNumber: '9876500001' });
  await dropOldFirstBills();
  writeStored('user', JSON.stringify({ id: '6', mobile_number: '9876500002' }));
  await dropOldFirstBills();
  expect([told(), await firstBillFile(id)]).toEqual([[], undefined]);
  logInAsCustomer();
  await dropOldFirstBills();
  expect(told()).toEqual([gone]);
});

it('a chosen logout takes a bill that is being written, too', async () => {
  const file = new File(['x'], 'bill.png');
  const bytes = laterAnswer<ArrayBuffer>();
  file.arrayBuffer = bytes.asked;
  const keeping = keepFirstBill(file, '9876500001');
  await wipeFirstBills('9876500001');
  await bytes.give(new ArrayBuffer(1));
  expect(await keeping).toBeUndefined();
  expect(await (await caches.open('first-bills')).keys()).toEqual([]);
});

it('a chosen logout leaves nothing of her number, also of a bill whose time is over', async () => {
  const her = { mobileNumber: '9876500001' };
  const ids = [await keep(0, her), await keep(24 * hour + 1, her)];
  const other = await keep(0, { mobileNumber: '9876500002' });
  await wipeFirstBills(her.mobileNumber);
  expect(await Promise.all(ids.map(firstBillFile))).toEqual([undefined, undefined]);
  expect([firstBills().map(({ id }) => id), oldFirstBills()]).toEqual([[other], []]);
});
