import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { deleteMember } from '../members/delete-member';
import { FormError } from '../noun/form';
import { feedback } from './tables';

/** What the app's requests begin with (docs/product/your-data.md#requests). */
const deletion = 'ACCOUNT DELETION REQUEST';
const withdrawal = 'CONSENT WITHDRAWAL REQUEST';

/** Whether the app has written this feedback for somebody who asks for a right. */
export function isRequest(message: string): boolean {
  return message.startsWith(deletion) || message.startsWith(withdrawal);
}

/** Does what a request asks for. Then it is gone. */
export async function carryOut(tx: Db, merchantId: string, id: number): Promise<void> {
  const [request] = await tx
    .select()
    .from(feedback)
    .where(and(eq(feedback.id, id), eq(feedback.merchantId, merchantId)));
  if (!request || !isRequest(request.message)) throw new FormError('This is no request.');
  if (request.message.startsWith(deletion)) return deleteMember(tx, request.customerId, merchantId);
  // Nobody gets messages from the sandbox, so an end of them changes nothing else.
  await tx.delete(feedback).where(eq(feedback.id, id));
}
