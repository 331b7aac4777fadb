/** @jsxImportSource hono/jsx */
import { groupMobile } from '@/lib/mobile';
import { Quiet } from '../noun/table-card';
import type { customers } from './tables';

type Named = Pick<typeof customers.$inferSelect, 'firstName' | 'lastName'>;

/** The whole name of a customer, or '' if it is not known. */
export function nameOf({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

/** Somebody with their number, in a table of the operator page. */
export function NameAndNumber({ of: person }: { of: Named & { mobile: string } }) {
  return (
    <>
      {nameOf(person) || 'No name'}
      <Quiet>+91 {groupMobile(person.mobile)}</Quiet>
    </>
  );
}
