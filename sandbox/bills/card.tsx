/** @jsxImportSource hono/jsx */
import { nameOf } from '../members/name-of';
import { pushInBackground } from '../notifications/push-in-background';
import type { Card } from '../noun/card';
import { TableCard } from '../noun/table-card';
import { imagePath } from './image-path';
import { decideBill, type WaitingBill, waitingBills } from './waiting-bills';

/** The bills that wait, with their pictures, to approve or to turn down. */
export const billsCard: Card = {
  show: async ({ services: { db }, merchant, address }) => (
    <Bills action={`${address}/bills`} merchantId={merchant.id} items={await waitingBills(db, merchant.id)} />
  ),
  actions: {
    bills: async ({ services, merchantId, form }) => {
      const { write, now } = services;
      pushInBackground(services, await write((tx) => decideBill(tx, now(), merchantId, form)));
    },
  },
};

interface BillsProps {
  action: string;
  merchantId: string;
  items: readonly WaitingBill[];
}

function Bills({ action, merchantId, items }: BillsProps) {
  return (
    <TableCard
      title="Bills that wait"
      heads={['Bill', 'Customer', 'Says', 'Decision']}
      empty="No bill waits."
      rows={items.map((item) => (
        <BillRow key={item.bill.id} action={action} merchantId={merchantId} item={item} />
      ))}
    />
  );
}

function BillRow({ action, merchantId, item }: { action: string; merchantId: string; item: WaitingBill }) {
  const { bill, customer, brand, images } = item;
  return (
    <tr>
      <td>
        <div class="row">
          {images.map((image) => (
            <BillImage key={image.id} merchantId={merchantId} image={image} />
          ))}
        </div>
      </td>
      <td>
        {nameOf(customer) || customer.mobile}
        <div class="quiet">
          {bill.id}, {bill.status}
        </div>
      </td>
      <td>
        {bill.type === 'short' ? 'Short bill' : `${brand ?? ''} ${bill.number}`}
        <div class="quiet">{bill.date}</div>
      </td>
      <td>
        <form class="row" method="post" action={action}>
          <input type="hidden" name="bill" value={String(bill.id)} />
          <input
            type="text"
            name="amount"
            inputmode="decimal"
            placeholder="₹ as read"
            style="width:100px"
            value={bill.amount === null ? '' : (bill.amount / 100).toFixed(2)}
            aria-label={`Amount of bill ${bill.id}`}
          />
          <button type="submit" name="decision" value="approve">
            Approve
          </button>
        </form>
        <form class="row" method="post" action={action}>
          <input type="hidden" name="bill" value={String(bill.id)} />
          <input
            type="text"
            name="reason"
            placeholder="Why not"
            style="width:200px"
            aria-label={`Reason against bill ${bill.id}`}
          />
          <button type="submit" name="decision" value="reject">
            Reject
          </button>
          <button type="submit" name="decision" value="cancel">
            Cancel
          </button>
        </form>
      </td>
    </tr>
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
