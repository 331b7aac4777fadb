/** @jsxImportSource hono/jsx */

import { eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { rowWith } from '../database/rows';
import { spoil } from '../login/tokens';
import { NameAndNumber, nameOf } from '../members/name-of';
import { customers, memberships } from '../members/tables';
import { setUnread, unreadOf } from '../notifications/unread';
import { type Card, inOneWrite, type PostedForm } from '../noun/card';
import { brief, FormError, isKey, numberFrom, pointBounds, textFrom } from '../noun/form';
import { tierNames } from '../noun/settings';
import { RowForm, RowInput, TableCard } from '../noun/table-card';
import { balanceOf, postPoints } from '../points/post-points';

const tokenActions = [
  ['access', 'Expire access'],
  ['session', 'Expire session'],
  ['invalid', 'Invalidate'],
] as const;

/** Every customer of the mall, with the values that the operator may change. */
export const membersCard: Card = {
  show: async ({ services: { db }, merchant, address }) => (
    <TableCard
      title="Customers"
      heads={['Customer', 'Balance', 'Tier', 'Status', 'Unread', '', 'Tokens']}
      rows={(await membersOf(db, merchant.id)).map((member) => cellsOf(`${address}/members`, member))}
    />
  ),
  actions: { 'members/:row': inOneWrite(saveMember), 'members/:row/tokens': inOneWrite(spoilTokens) },
};

function cellsOf(members: string, { customer, membership, balance, unread }: Member) {
  const action = `${members}/${membership.id}`;
  const form = `member-${membership.id}`;
  const name = nameOf(customer) || 'No name';
  const input = (field: string, value: string, label: string, width?: number) => (
    <RowInput {...{ form, name: field, value, width }} label={`${label} of ${name}`} />
  );
  return [
    <>
      <NameAndNumber of={customer} />
      {!membership.complete && <span class="badge">incomplete</span>}
    </>,
    input('balance', (balance / 100).toFixed(2), 'Balance'),
    <select key="tier" form={form} name="tier" aria-label={`Tier of ${name}`}>
      {['none', ...tierNames].map((tier, position) => (
        <option key={tier} value={String(position)} selected={(membership.tier ?? 0) === position}>
          {tier}
        </option>
      ))}
    </select>,
    input('status', membership.status, 'Status', 64),
    input('unread', String(unread), 'Unread notifications', 64),
    <RowForm key="save" id={form} action={action} />,
    <RowForm key="tokens" action={`${action}/tokens`}>
      {tokenActions.map(([value, label]) => (
        <button key={value} type="submit" name="action" value={value}>
          {label}
        </button>
      ))}
    </RowForm>,
  ];
}

/** Changes a customer's membership at one merchant. A new balance becomes an adjustment in the ledger. */
async function saveMember(tx: Db, posted: PostedForm): Promise<void> {
  const { services, form } = posted;
  const { id: membershipId } = await memberOf(tx, posted);
  const tier = numberFrom('tier', form.get('tier') ?? '', { whole: true, most: tierNames.length });
  await tx
    .update(memberships)
    .set({
      tier: tier > 0 ? tier : null,
      status: textFrom('status', form.get('status') ?? '', 20) || '1',
    })
    .where(eq(memberships.id, membershipId));
  const unread = numberFrom('unread', form.get('unread') ?? '', { whole: true, most: 1_000_000 });
  await setUnread(tx, membershipId, unread);
  const wanted = Math.round(numberFrom('balance', form.get('balance') ?? '', pointBounds) * 100);
  const hundredths = wanted - (await balanceOf(tx, membershipId));
  if (hundredths !== 0) {
    await postPoints(tx, { membershipId, hundredths, reason: 'adjustment', at: services.now() });
  }
}

/** Spoils a member's tokens in one of three ways. */
async function spoilTokens(tx: Db, posted: PostedForm): Promise<void> {
  const action = posted.form.get('action') ?? '';
  if (!isKey(spoil, action)) throw new FormError(`There is no token action '${brief(action)}'.`);
  await spoil[action](tx, posted.services.now(), await memberOf(tx, posted));
}

/** All members of the merchant, with their balances in hundredths of a point and their unread notifications. */
async function membersOf(db: Db, merchantId: string) {
  const rows = await db
    .select({ customer: customers, membership: memberships })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(eq(memberships.merchantId, merchantId))
    .orderBy(customers.mobile);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      balance: await balanceOf(db, row.membership.id),
      unread: await unreadOf(db, row.membership.id),
    })),
  );
}

type Member = Awaited<ReturnType<typeof membersOf>>[number];

async function memberOf(tx: Db, { merchantId, row }: PostedForm) {
  const member = await rowWith(tx, memberships, { id: row, merchantId });
  if (!member) throw new FormError(`There is no customer ${row} at this mall.`);
  return member;
}
