/** @jsxImportSource hono/jsx */

import { rowId } from '../database/row-id';
import { nameOf } from '../members/name-of';
import type { Card } from '../noun/card';
import { TableCard } from '../noun/table-card';
import { OpenLink } from './open-link';
import { verifyEmail, waitingVerifications } from './verify-email';

/** The verification mails with links that nobody has opened yet. */
export const emailsCard: Card = {
  show: async ({ services: { db, now }, merchant, address }) => (
    <Emails address={address} waiting={await waitingVerifications(db, merchant.id, now())} />
  ),
  actions: {
    'emails/:verification': ({ services: { write, now }, merchantId, part }) =>
      write((tx) => verifyEmail(tx, now(), { merchantId, verificationId: rowId(part('verification')) })),
  },
};

interface EmailsProps {
  address: string;
  waiting: Awaited<ReturnType<typeof waitingVerifications>>;
}

function Emails({ address, waiting }: EmailsProps) {
  return (
    <TableCard
      title="Email addresses to verify"
      empty="Nobody has asked for a verification mail."
      rows={waiting.map(({ verification, customer }) => (
        <tr key={verification.id}>
          <td>{nameOf(customer) || customer.mobile}</td>
          <td>{verification.email}</td>
          <td class="quiet">{verification.sentAt.toISOString().slice(11, 16)} UTC</td>
          <td>
            <OpenLink address={address} verificationId={verification.id} />
          </td>
        </tr>
      ))}
    />
  );
}
