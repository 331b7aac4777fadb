import type { Customer } from '@/contract/customer';

/** The first letters of the names, for a picture that nobody has taken; '' for somebody without a name. */
export function initialsOf({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('');
}
