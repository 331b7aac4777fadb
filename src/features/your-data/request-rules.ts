import dayjs from 'dayjs';

/** What a shopper can ask for that no call does. It goes to the mall as feedback. */
const kinds = {
  deletion: { letters: 'DEL', words: 'ACCOUNT DELETION REQUEST' },
  sms: { letters: 'WDR', words: 'CONSENT WITHDRAWAL REQUEST, no more SMS' },
  whatsapp: { letters: 'WDR', words: 'CONSENT WITHDRAWAL REQUEST, no more WhatsApp' },
} as const;
export type RequestKind = keyof typeof kinds;

export interface AccountRequest {
  /** The mall's people find it by this. */
  reference: string;
  /** YYYY-MM-DD. */
  on: string;
}

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Six letters that nobody can guess: `DEL-7KQ2MX`. */
export function newReference(kind: RequestKind): string {
  const random = crypto.getRandomValues(new Uint8Array(6));
  const six = Array.from(random, (byte) => letters[byte % letters.length]).join('');
  return `${kinds[kind].letters}-${six}`;
}

/** The words that the mall's people look for, in signs that feedback allows. */
export function requestMessage(kind: RequestKind, { reference, on }: AccountRequest): string {
  return `${kinds[kind].words}, reference ${reference}, asked on ${dayjs(on).format('D MMM YYYY')}`;
}

/** Whether this word confirms a deletion. */
export function confirms(word: string): boolean {
  return word.trim().toUpperCase() === 'DELETE';
}

/** The day after which a request is no longer remembered, YYYY-MM-DD. */
export function lastDayOf({ on }: AccountRequest, days: number): string {
  return dayjs(on).add(days, 'day').format('YYYY-MM-DD');
}
