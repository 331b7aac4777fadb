/** @jsxImportSource hono/jsx */

import { desc, eq } from 'drizzle-orm';
import { groupMobile } from '@/lib/mobile';
import type { Db } from '../database/db';
import { rowId } from '../database/row-id';
import { nameOf } from '../members/name-of';
import { customers } from '../members/tables';
import type { Card } from '../noun/card';
import { TableCard } from '../noun/table-card';
import { minuteOf } from '../shared/calendar';
import { carryOut, isRequest } from './carry-out';
import { feedback } from './tables';

const shown = 50;

/** What customers wrote, newest first. A request for a right has a button that carries it out. */
export const feedbackCard: Card = {
  show: async ({ services: { db }, merchant, address }) => (
    <Feedback address={address} rows={await latest(db, merchant.id)} />
  ),
  actions: {
    'feedback/:feedback/done': ({ services: { write }, merchantId, part }) =>
      write((tx) => carryOut(tx, merchantId, rowId(part('feedback')))),
  },
};

function latest(db: Db, merchantId: string) {
  return db
    .select({ feedback, customer: customers })
    .from(feedback)
    .innerJoin(customers, eq(customers.id, feedback.customerId))
    .where(eq(feedback.merchantId, merchantId))
    .orderBy(desc(feedback.id))
    .limit(shown);
}

interface FeedbackProps {
  /** Of the mall's page. */
  address: string;
  rows: Awaited<ReturnType<typeof latest>>;
}

function Feedback({ address, rows }: FeedbackProps) {
  return (
    <TableCard
      title="Feedback"
      empty="Nobody has sent feedback."
      rows={rows.map(({ feedback: { id, subject, message, sentAt }, customer }) => (
        <tr key={id}>
          <td>
            {nameOf(customer)}
            <div class="quiet">+91 {groupMobile(customer.mobile)}</div>
          </td>
          <td>{subject}</td>
          <td class="written">{message}</td>
          <td class="quiet">{minuteOf(sentAt)}</td>
          <td>
            {isRequest(message) && (
              <form method="post" action={`${address}/feedback/${id}/done`}>
                <button type="submit">Done</button>
              </form>
            )}
          </td>
        </tr>
      ))}
    />
  );
}
