/** @jsxImportSource hono/jsx */

import { groupMobile } from '@/lib/mobile';
import { rowId } from '../database/row-id';
import { nameOf } from '../members/name-of';
import type { Card, PostedForm } from '../noun/card';
import { RowInput } from '../noun/forms';
import { TableCard } from '../noun/table-card';
import { tierNames } from '../noun/tier-names';
import { type Member, membersOf, saveMember, spoilTokens } from './member-actions';

const tokenActions = [
  ['access', 'Expire access'],
  ['session', 'Expire session'],
  ['invalid', 'Invalidate'],
] as const;

/** Every customer of the mall, with the values that the operator may change. */
export const membersCard: Card = {
  show: async ({ services: { db }, merchant, address }) => (
    <Members action={`${address}/members`} members={await membersOf(db, merchant.id)} />
  ),
  actions: {
    'members/:member': ({ services: { write, now }, form, ...posted }) =>
      write((tx) => saveMember(tx, now(), whichOf(posted), form)),
    'members/:member/tokens': ({ services: { write, now }, form, ...posted }) =>
      write((tx) => spoilTokens(tx, now(), whichOf(posted), form)),
  },
};

function whichOf({ merchantId, part }: Pick<PostedForm, 'merchantId' | 'part'>) {
  return { merchantId, membershipId: rowId(part('member')) };
}

function Members({ action, members }: { action: string; members: readonly Member[] }) {
  return (
    <TableCard
      title="Customers"
      heads={['Customer', 'Balance', 'Tier', 'Status', 'Unread', '', 'Tokens']}
      rows={members.map((member) => (
        <MemberRow key={member.membership.id} action={`${action}/${member.membership.id}`} member={member} />
      ))}
    />
  );
}

function MemberRow({ action, member }: { action: string; member: Member }) {
  const { customer, membership, balance, unread } = member;
  const form = `member-${membership.id}`;
  const name = nameOf(customer) || 'No name';
  return (
    <tr>
      <td>
        {name}
        {!membership.complete && <span class="badge">incomplete</span>}
        <div class="quiet">+91 {groupMobile(customer.mobile)}</div>
      </td>
      <td>
        <RowInput
          form={form}
          name="balance"
          value={(balance / 100).toFixed(2)}
          label={`Balance of ${name}`}
        />
      </td>
      <td>
        <select form={form} name="tier" aria-label={`Tier of ${name}`}>
          <option value="0" selected={!membership.tier}>
            none
          </option>
          {tierNames.map((tier, index) => (
            <option key={tier} value={String(index + 1)} selected={membership.tier === index + 1}>
              {tier}
            </option>
          ))}
        </select>
      </td>
      <td>
        <RowInput
          form={form}
          name="status"
          value={membership.status}
          label={`Status of ${name}`}
          width={64}
        />
      </td>
      <td>
        <RowInput
          form={form}
          name="unread"
          value={String(unread)}
          label={`Unread notifications of ${name}`}
          width={64}
        />
      </td>
      <td>
        <form id={form} method="post" action={action}>
          <button type="submit">Save</button>
        </form>
      </td>
      <td>
        <form class="row" method="post" action={`${action}/tokens`}>
          {tokenActions.map(([value, label]) => (
            <button key={value} type="submit" name="action" value={value}>
              {label}
            </button>
          ))}
        </form>
      </td>
    </tr>
  );
}
