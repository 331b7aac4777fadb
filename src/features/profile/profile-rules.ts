import type { Customer } from '@/contract/customer';
import { firstLetter } from '@/lib/first-letter';

/** The first letters of the names, for a picture that nobody has taken; '' for somebody without a name. */
export function initialsOf({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>): string {
  return firstLetter(firstName) + firstLetter(lastName);
}
