/** @jsxImportSource hono/jsx */

import { NameAndNumber, nameOf } from '../members/name-of';
import { type Card, inOneWrite } from '../noun/card';
import { RowForm, RowInput, TableCard } from '../noun/table-card';
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
