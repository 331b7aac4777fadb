/** @jsxImportSource hono/jsx */

import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { brands } from '../brands/tables';
import type { Db } from '../database/db';
import { rowId } from '../database/rows';
import { nameOf } from '../members/name-of';
import { customers, memberships } from '../members/tables';
import { pushInBackground } from '../notifications/deliver';
import type { StoredNotification } from '../notifications/tables';
import type { Card, PostedForm } from '../noun/card';
import { brief, FormError, numberFrom, textFrom } from '../noun/form';
import { Quiet, RowForm, RowInput, TableCard } from '../noun/table-card';
import { decide } from './decide';
import { imagePath } from './image-path';
import { billImages, bills } from './tables';
import { waitingStatuses } from './verdicts';

/** The bills that wait, with their pictures, to approve or to turn down. */
export const billsCard: Card = {
  show: async ({ services: { db }, merchant, address }) => (
    <TableCard
      title="Bills that wait"
      heads={['Bill', 'Customer', 'Says', 'Decision']}
      empty="No bill waits."
      rows={(await waitingBills(db, merchant.id)).map((item) =>
        cellsOf(`${address}/bills`, merchant.id, item),
      )}
    />
  ),
  actions: {
    bills: async (posted) => {
      const { services } = posted;
      pushInBackground(services, await services.write((tx) => decideBill(tx, posted)));
    },
  },
};

function cellsOf(action: string, merchantId: string, { bill, customer, brand, images }: WaitingBill) {
  const amount = bill.amount === null ? '' : (bill.amount / 100).toFixed(2);
  return [
    <div key="bill" class="row">
      {images.map((image) => (
        <BillImage key={image.id} merchantId={merchantId} image={image} />
      ))}
    </div>,
    <>
      {nameOf(customer) || customer.mobile}
      <Quiet>
        {bill.id}, {bill.status}
      </Quiet>
    </>,
    <>
      {bill.type === 'short' ? 'Short bill' : `${brand ?? ''} ${bill.number}`}
      <Quiet>{bill.date}</Quiet>
    </>,
    <>
      <RowForm action={action} about={['bill', bill.id]}>
        <RowInput name="amount" value={amount} label={`Amount of bill ${bill.id}`} hint="₹ as read" />
        <Decision value="approve">Approve</Decision>
      </RowForm>
      <RowForm action={action} about={['bill', bill.id]}>
        <RowInput name="reason" label={`Reason against bill ${bill.id}`} hint="Why not" width={200} />
        <Decision value="reject">Reject</Decision>
        <Decision value="cancel">Cancel</Decision>
      </RowForm>
    </>,
  ];
}

function Decision({ value, children }: { value: string; children: string }) {
  return (
    <button type="submit" name="decision" value={value}>
      {children}
    </button>
  );
}

function BillImage({ merchantId, image }: { merchantId: string; image: WaitingBill['images'][number] }) {
  const { name, type } = image;
  const address = imagePath(merchantId, image);
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {type === 'pdf' ? name : <img src={address} alt={name} height="120" loading="lazy" />}
    </a>
  );
}

/** The bills of a mall that wait for a decision, oldest first, with who handed them in. */
async function waitingBills(db: Db, merchantId: string) {
  const rows = await db
    .select({ bill: bills, customer: customers, brand: brands.name })
    .from(bills)
    .innerJoin(memberships, eq(memberships.id, bills.membershipId))
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .leftJoin(brands, eq(brands.id, bills.brandId))
    .where(
      and(
        eq(memberships.merchantId, merchantId),
        inArray(bills.status, [...waitingStatuses]),
        isNull(bills.deletedAt),
      ),
    )
    .orderBy(asc(bills.id))
    .limit(shown);
  const images = await db
    .select()
    .from(billImages)
    .where(
      inArray(
        billImages.billId,
        rows.map(({ bill }) => bill.id),
      ),
    )
    .orderBy(asc(billImages.id));
  return rows.map((row) => ({ ...row, images: images.filter(({ billId }) => billId === row.bill.id) }));
}

type WaitingBill = Awaited<ReturnType<typeof waitingBills>>[number];

const shown = 40;
/** Characters of a reason to shoppers. */
const longestReason = 200;
/** Rupees. */
const largestAmount = 999_999;

/**
 * Approves a bill with the amount that the operator read, or rejects or cancels it with a reason. Gives what its
 * customer is told.
 */
async function decideBill(tx: Db, { services, merchantId, form }: PostedForm): Promise<StoredNotification[]> {
  const at = services.now();
  const id = form.get('bill') ?? '';
  const bill = (await waitingBills(tx, merchantId)).find((each) => each.bill.id === rowId(id))?.bill;
  if (!bill) throw new FormError(`No bill '${brief(id)}' waits at this mall.`);
  const decision = form.get('decision') ?? '';
  if (decision === 'approve') {
    const entered = form.get('amount') ?? '';
    const amount = entered.trim() === '' ? undefined : Math.round(rupeesFrom(entered) * 100);
    return (await decide(tx, bill, { verdict: 'process', at, ...(amount !== undefined && { amount }) })).told;
  }
  if (decision !== 'reject' && decision !== 'cancel') {
    throw new FormError(`There is no decision '${brief(decision)}'.`);
  }
  const reason = textFrom('reason', form.get('reason') ?? '', longestReason);
  if (reason === '') throw new FormError('Please say why, so that the shopper can read it.');
  return (await decide(tx, bill, { verdict: decision, at, reason })).told;
}

const rupeesFrom = (entered: string) => numberFrom('amount', entered, { least: 0.01, most: largestAmount });
