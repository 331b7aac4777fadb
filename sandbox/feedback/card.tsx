/** @jsxImportSource hono/jsx */

import { desc, eq } from 'drizzle-orm';
import { groupMobile } from '@/lib/mobile';
import type { Db } from '../database/db';
import { nameOf } from '../members/name-of';
import { customers } from '../members/tables';
import type { Card } from '../noun/card';
import { TableCard } from '../noun/table-card';
import { minuteOf } from '../shared/calendar';
import { feedback } from './tables';

const shown = 50;

/** What customers wrote, newest first. */
export const feedbackCard: Card = {
  show: async ({ services: { db }, merchant }) => <Feedback rows={await latest(db, merchant.id)} />,
  actions: {},
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

function Feedback({ rows }: { rows: Awaited<ReturnType<typeof latest>> }) {
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
        </tr>
      ))}
    />
  );
}
