/** @jsxImportSource hono/jsx */

import { and, desc, eq } from 'drizzle-orm';
import { groupMobile } from '@/lib/mobile';
import type { Db } from '../database/db';
import { rowId } from '../database/row-id';
import { deleteMember } from '../members/delete-member';
import { nameOf } from '../members/name-of';
import { customers } from '../members/tables';
import type { Card } from '../noun/card';
import { FormError } from '../noun/form';
import { TableCard } from '../noun/table-card';
import { minuteOf } from '../shared/calendar';
import { feedback } from './tables';

const shown = 50;

/** What customers wrote, newest first. A request to delete an account has a button that does so. */
export const feedbackCard: Card = {
  show: async ({ services: { db }, merchant, address }) => (
    <Feedback address={address} rows={await latest(db, merchant.id)} />
  ),
  actions: {
    'feedback/:feedback/done': ({ services: { write }, merchantId, part }) =>
      write((tx) => carryOut(tx, merchantId, rowId(part('feedback')))),
  },
};

/** What such a request begins with (docs/product/your-data.md#delete-account). */
const deletion = 'ACCOUNT DELETION REQUEST';

async function carryOut(tx: Db, merchantId: string, id: number): Promise<void> {
  const [request] = await tx
    .select()
    .from(feedback)
    .where(and(eq(feedback.id, id), eq(feedback.merchantId, merchantId)));
  if (!request?.message.startsWith(deletion)) throw new FormError('This is no request to delete an account.');
  await deleteMember(tx, request.customerId, merchantId);
}

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
            {message.startsWith(deletion) && (
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
