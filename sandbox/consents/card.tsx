/** @jsxImportSource hono/jsx */

import { asc, eq } from 'drizzle-orm';
import { groupMobile } from '@/lib/mobile';
import type { Db } from '../database/db';
import { nameOf } from '../members/name-of';
import { customers, memberships } from '../members/tables';
import type { Card } from '../noun/card';
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
    <>
      <h2>SMS messages</h2>
      <section class="card scroll">
        <table>
          <thead>
            <tr>
              <th>Customer</th>
              <th>Opt-out link</th>
              <th>Consent</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ consent: { id, key, optedOutAt }, customer }) => (
              <tr key={id}>
                <td>
                  {nameOf(customer)}
                  <div class="quiet">+91 {groupMobile(customer.mobile)}</div>
                </td>
                <td>/optout/{key}</td>
                <td>
                  {optedOutAt
                    ? `Opted out ${optedOutAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
                    : 'Opted in'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
