import type { customers } from './tables';

/** The whole name of a customer, or '' if it is not known. */
export function nameOf({
  firstName,
  lastName,
}: Pick<typeof customers.$inferSelect, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`.trim();
}
