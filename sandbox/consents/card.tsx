/** @jsxImportSource hono/jsx */

import { asc, eq } from 'drizzle-orm';
import { groupMobile } from '@/lib/mobile';
import type { Db } from '../database/db';
import { nameOf } from '../members/name-of';
import { customers, memberships } from '../members/tables';
import type { Card } from '../noun/card';
import { TableCard } from '../noun/table-card';
import { minuteOf } from '../shared/calendar';
import { smsConsents } from './tables';

/** Who gets SMS messages, and the address where each of them can change that. */
export const consentsCard: Card = {
  show: async ({ services: { db }, merchant }) => <Consents rows={await consentsOf(db, merchant.id)} />,
  actions: {},
};

function consentsOf(db: Db, merchantId: string) {
  return db
    .select({ consent: smsConsents, customer: customers })
    .from(smsConsents)
    .innerJoin(memberships, eq(memberships.id, smsConsents.membershipId))
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(eq(smsConsents.merchantId, merchantId))
    .orderBy(asc(smsConsents.id));
}

function Consents({ rows }: { rows: Awaited<ReturnType<typeof consentsOf>> }) {
  return (
    <TableCard
      title="SMS messages"
      heads={['Customer', 'Opt-out link', 'Consent']}
      rows={rows.map(({ consent: { id, key, optedOutAt }, customer }) => (
        <tr key={id}>
          <td>
            {nameOf(customer)}
            <div class="quiet">+91 {groupMobile(customer.mobile)}</div>
          </td>
          <td>/optout/{key}</td>
          <td>{optedOutAt ? `Opted out ${minuteOf(optedOutAt)}` : 'Opted in'}</td>
        </tr>
      ))}
    />
  );
}
