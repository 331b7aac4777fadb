import { brandsOf } from '../brands/sample-brands';
import type { SixNumber } from '../noun/picture-path';
import { seeded } from '../shared/seeded';
import { printedBill } from './printed-bill';
import type { BillStatus } from './verdicts';

/** A bill that somebody handed in before the sandbox began. */
export interface SampleBill {
  daysAgo: number;
  type: 'short' | 'long';
  status: BillStatus;
  /** Which of the mall's drawn bills it is; they are a short bill's file, and lend their figures. */
  printed: SixNumber;
  number: string;
  /** Hundredths of a rupee. */
  amount: number;
  reason: string;
  /** Drawn pictures of the mall, or 'pdf' for a document. */
  images: readonly (SixNumber | 'pdf')[];
}

/** How often somebody shops, and since when. */
export interface ShoppingHabit {
  daysBetween: number;
  since: number;
  /** Whether they also have bills that wait, or were turned down, and one as a PDF. */
  everyStatus?: boolean;
}

/** One bill of every status, one with two pages, and one as a PDF. */
const special = [
  { daysAgo: 1, type: 'short', status: 'Pending', reason: '' },
  { daysAgo: 3, type: 'long', status: 'Processing', reason: '', pages: 2 },
  { daysAgo: 6, type: 'long', status: 'Processed', reason: '', pages: 'pdf' },
  { daysAgo: 21, type: 'short', status: 'Rejected', reason: 'The bill cannot be read in the photo.' },
  { daysAgo: 54, type: 'long', status: 'Cancelled', reason: 'The purchase was returned at the shop.' },
  { daysAgo: 97, type: 'long', status: 'Rejected', reason: 'The bill is older than this location allows.' },
] as const satisfies (Pick<SampleBill, 'daysAgo' | 'type' | 'status' | 'reason'> & { pages?: 2 | 'pdf' })[];

/** No bill is this many days old: its points would expire in the first days of the sandbox, and change the balance. */
const quietDays = { from: 335, to: 367 };

/** What a member has handed in so far, newest first; the same for every run. */
export function sampleBills(merchantId: string, mobile: string, habit: ShoppingHabit): SampleBill[] {
  const random = seeded(`bills ${merchantId} ${mobile}`);
  const printed = shopsWithBills(merchantId);
  const bills = habit.everyStatus ? specialBills(merchantId, printed) : [];
  for (let daysAgo = 9; daysAgo < habit.since; daysAgo += habit.daysBetween) {
    const day = daysAgo + Math.floor(random.between(0, habit.daysBetween * 0.6));
    const number = random.pick(printed);
    const type = random.next() < 0.4 ? 'long' : 'short';
    const own = { daysAgo: day, type, status: 'Processed', reason: '', images: [number] } as const;
    const bill = withFigures(merchantId, { ...own, printed: number });
    const later = { ...bill, number: `INV${Math.floor(random.between(1000, 9999))}` };
    if (day < quietDays.from || day > quietDays.to) bills.push(later);
  }
  return bills.sort((a, b) => a.daysAgo - b.daysAgo);
}

function specialBills(merchantId: string, printed: Printed): SampleBill[] {
  return special.map((bill, index) => {
    const at = (place: number) => printed[place % printed.length] ?? printed[0];
    const pages = 'pages' in bill ? bill.pages : 1;
    const images = pages === 'pdf' ? (['pdf'] as const) : [at(index), at(index + 1)].slice(0, pages);
    return withFigures(merchantId, { ...bill, printed: at(index), images });
  });
}

type Printed = readonly [SixNumber, ...SixNumber[]];

/** The drawn bills of shops that the mall has. */
function shopsWithBills(merchantId: string): Printed {
  const slugs = new Set(brandsOf(merchantId).map(({ slug }) => slug));
  const [first = 1, ...others] = ([1, 2, 3, 4, 5, 6] as const).filter((number) =>
    slugs.has(printedBill(merchantId, number).slug),
  );
  return [first, ...others];
}

function withFigures<Bill extends { printed: SixNumber }>(merchantId: string, bill: Bill) {
  const { billNumber, total } = printedBill(merchantId, bill.printed);
  return { ...bill, number: billNumber, amount: Math.round(total * 100) };
}
