import dayjs from 'dayjs';

/** A request to delete an account. */
export interface DeletionRequest {
  /** The mall's people find it by this. */
  reference: string;
  /** YYYY-MM-DD. */
  on: string;
}

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Six letters that nobody can guess: `DEL-7KQ2MX`. */
export function newReference(): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  return `DEL-${Array.from(random, (byte) => letters[byte % letters.length]).join('')}`;
}

/** The words that the mall's people look for, in signs that feedback allows. */
export function requestMessage({ reference, on }: DeletionRequest): string {
  return `ACCOUNT DELETION REQUEST, reference ${reference}, asked on ${dayjs(on).format('D MMM YYYY')}`;
}

/** Whether this word confirms a deletion. */
export function confirms(word: string): boolean {
  return word.trim().toUpperCase() === 'DELETE';
}

/** The day after which a request is no longer remembered, YYYY-MM-DD. */
export function lastDayOf({ on }: DeletionRequest, days: number): string {
  return dayjs(on).add(days, 'day').format('YYYY-MM-DD');
}
