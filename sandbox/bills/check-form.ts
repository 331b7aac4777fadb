import type { submitBill } from '@/contract/bills';
import type { RequestOf } from '@/contract/call';
import { brandsOfLocation } from '../brands/handlers';
import { rowId, rowWith } from '../database/rows';
import { locations } from '../locations/tables';
import type { Context } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { dayOf } from '../shared/calendar';

/** What the form of a long bill says, checked as the app checks it. */
export async function checkForm(
  { brandId, locationId, billNumber, billAmount, billDate }: RequestOf<typeof submitBill>,
  { db, merchant, now }: Context,
) {
  const location = await rowWith(db, locations, { id: rowId(locationId ?? ''), merchantId: merchant.id });
  if (!location) return refuse(102, 'Location not available.');
  const there = await brandsOfLocation(db, merchant.id, location.id);
  const brand = there.find(({ id }) => id === rowId(brandId ?? ''));
  if (!brand) return refuse(102, 'Brand not available.');
  if (!/^[A-Za-z0-9#/-]{1,20}$/.test(billNumber ?? '')) refuse(102, 'Enter valid bill number.');
  checkDate(billDate ?? '', dayOf(now()), location.billDays);
  return {
    locationId: location.id,
    brandId: brand.id,
    number: billNumber ?? '',
    date: billDate ?? '',
    amount: amountOf(billAmount),
  };
}

/** Hundredths of a rupee. */
function amountOf(rupees: number | undefined): number {
  const amount = Math.round((rupees ?? 0) * 100);
  const exact = Math.abs(amount - (rupees ?? 0) * 100) < 1e-6;
  return exact && amount > 0 && amount <= largestAmount ? amount : refuse(102, 'Enter numeric value.');
}

const largestAmount = 999_999_00;

function checkDate(date: string, today: string, days: number | null): void {
  const real = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(real.getTime()) || !real.toISOString().startsWith(date))
    refuse(102, 'Enter a valid bill date.');
  if (date > today) refuse(102, 'The bill date is in the future.');
  const age = (Date.parse(today) - real.getTime()) / 86_400_000;
  if (days !== null && age > days) {
    refuse(102, `Bills of this location are taken for ${days} ${days === 1 ? 'day' : 'days'}.`);
  }
}
