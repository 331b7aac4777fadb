import { max } from 'drizzle-orm';
import { brands } from '../brands/tables';
import type { Db } from '../database/db';
import { rowsWith } from '../database/rows';
import { locationIdsOf } from '../locations/seed';
import { people } from '../members/sample-people';
import { sampleMembers } from '../members/seed';
import type { SeededMall } from '../noun/noun';
import { dayOf } from '../shared/calendar';
import { type EarnRate, earned, rateOf } from './award';
import { printedBill } from './printed-bill';
import { type SampleBill, type ShoppingHabit, sampleBills } from './sample-bills';
import { billImages, bills } from './tables';

const firstReference = 70_001;

/** Some two years of shopping for the first member, less for the others, none for those without points. */
export async function seedBills(tx: Db, mall: SeededMall): Promise<void> {
  const { merchant, at } = mall;
  const locationIds = await locationIdsOf(tx, merchant.id);
  const shops = await rowsWith(tx, brands, { merchantId: merchant.id });
  for (const { mobile, membership, membershipId } of await sampleMembers(tx, mall)) {
    if (membership.balance === 0) continue;
    const rate = await rateOf(tx, membershipId);
    const [last] = await tx.select({ id: max(bills.id) }).from(bills);
    const firstId = last?.id ? last.id + 1 : firstReference;
    // The oldest gets the lowest id.
    const samples = sampleBills(merchant.id, mobile, habitOf(mobile)).reverse();
    const rows = samples.map((sample, index) => {
      const { slug } = printedBill(merchant.id, sample.printed);
      const submittedAt = new Date(at.getTime() - sample.daysAgo * 86_400_000);
      return {
        id: firstId + index,
        membershipId,
        type: sample.type,
        status: sample.status,
        ...(isRead(sample) && figuresOf(sample, rate)),
        locationId: sample.type === 'long' ? (locationIds[index % locationIds.length] ?? null) : null,
        brandId: isRead(sample) ? (shops.find((shop) => shop.slug === slug)?.id ?? null) : null,
        reason: sample.reason,
        date: dayOf(submittedAt),
        submittedAt,
        sample: true,
      };
    });
    await tx.insert(bills).values(rows);
    const images = samples.flatMap((sample, index) => imagesOf(firstId + index, sample));
    await tx.insert(billImages).values(images);
  }
}

function habitOf(mobile: string): ShoppingHabit {
  if (mobile === people.aarav.mobile) return { daysBetween: 17, since: 720, everyStatus: true };
  return { daysBetween: 60, since: 480 };
}

/** Nothing is known of a short bill before it was read. */
const isRead = ({ type, status }: SampleBill) => type === 'long' || status === 'Processed';

function figuresOf({ number, amount, status }: SampleBill, rate: EarnRate) {
  return { number, amount, points: status === 'Processed' ? earned(amount, rate) : 0 };
}

/** Drawn when somebody looks at them, so there are no files. */
function imagesOf(billId: number, { images, printed }: SampleBill): (typeof billImages.$inferInsert)[] {
  return images.map((image, index) => {
    const name = `bill-${billId}${index > 0 ? `-${index + 1}` : ''}`;
    const drawn = { billId, file: '', size: 0, hash: `drawn ${billId}/${index}` };
    if (image === 'pdf') return { ...drawn, name: `${name}.pdf`, type: 'pdf', picture: printed };
    return { ...drawn, name: `${name}.jpg`, type: 'svg', picture: image };
  });
}
