/** @jsxImportSource hono/jsx */

import { asc, eq } from 'drizzle-orm';
import { NameAndNumber } from '../members/name-of';
import { customers, memberships } from '../members/tables';
import type { Card } from '../noun/card';
import { TableCard } from '../noun/table-card';
import { minuteOf } from '../shared/calendar';
import { smsConsents } from './tables';

/** Who gets SMS messages, and the address where each of them can change that. */
export const consentsCard: Card = {
  show: async ({ services: { db }, merchant }) => {
    const rows = await db
      .select({ consent: smsConsents, customer: customers })
      .from(smsConsents)
      .innerJoin(memberships, eq(memberships.id, smsConsents.membershipId))
      .innerJoin(customers, eq(customers.id, memberships.customerId))
      .where(eq(smsConsents.merchantId, merchant.id))
      .orderBy(asc(smsConsents.id));
    const cells = rows.map(({ consent: { key, optedOutAt }, customer }) => [
      <NameAndNumber key="who" of={customer} />,
      `/optout/${key}`,
      optedOutAt ? `Opted out ${minuteOf(optedOutAt)}` : 'Opted in',
    ]);
    return <TableCard title="SMS messages" heads={['Customer', 'Opt-out link', 'Consent']} rows={cells} />;
  },
  actions: {},
};
