/** @jsxImportSource hono/jsx */
import { nameOf } from '../members/name-of';
import { pushInBackground } from '../notifications/push-in-background';
import type { Card } from '../noun/card';
import { Quiet, RowForm, RowInput, TableCard } from '../noun/table-card';
import { imagePath } from './image-path';
import { decideBill, type WaitingBill, waitingBills } from './waiting-bills';

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
