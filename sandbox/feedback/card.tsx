/** @jsxImportSource hono/jsx */

import { desc, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { rowWith } from '../database/rows';
import { deleteMember } from '../members/delete-member';
import { NameAndNumber } from '../members/name-of';
import { customers } from '../members/tables';
import { type Card, inOneWrite, type PostedForm } from '../noun/card';
import { FormError } from '../noun/form';
import { Quiet, RowForm, TableCard } from '../noun/table-card';
import { minuteOf } from '../shared/calendar';
import { feedback } from './tables';

const shown = 50;

/** What customers wrote, newest first. A request for a right has a button that carries it out. */
export const feedbackCard: Card = {
  show: async ({ services: { db }, merchant, address }) => {
    const latest = await db
      .select({ feedback, customer: customers })
      .from(feedback)
      .innerJoin(customers, eq(customers.id, feedback.customerId))
      .where(eq(feedback.merchantId, merchant.id))
      .orderBy(desc(feedback.id))
      .limit(shown);
    const rows = latest.map(({ feedback: { id, subject, message, sentAt }, customer }) => [
      <NameAndNumber key="who" of={customer} />,
      subject,
      <div key="words" class="written">
        {message}
      </div>,
      <Quiet key="sent">{minuteOf(sentAt)}</Quiet>,
      isRequest(message) && (
        <RowForm key="done" action={`${address}/feedback/${id}/done`}>
          <button type="submit">Done</button>
        </RowForm>
      ),
    ]);
    return <TableCard title="Feedback" empty="Nobody has sent feedback." rows={rows} />;
  },
  actions: { 'feedback/:row/done': inOneWrite(carryOut) },
};

/** What the app's requests begin with (docs/product/your-data.md#requests). */
const deletion = 'ACCOUNT DELETION REQUEST';
const withdrawal = 'CONSENT WITHDRAWAL REQUEST';

/** Whether the app has written this feedback for somebody who asks for a right. */
function isRequest(message: string): boolean {
  return message.startsWith(deletion) || message.startsWith(withdrawal);
}

/** Does what a request asks for. Then it is gone. */
async function carryOut(tx: Db, { merchantId, row }: PostedForm): Promise<void> {
  const request = await rowWith(tx, feedback, { id: row, merchantId });
  if (!request || !isRequest(request.message)) throw new FormError('This is no request.');
  if (request.message.startsWith(deletion)) return deleteMember(tx, request.customerId, merchantId);
  // Nobody gets messages from the sandbox, so an end of them changes nothing else.
  await tx.delete(feedback).where(eq(feedback.id, row));
}
