import { inspect } from 'node:util';
import { plainText } from '@/lib/plain-text';

/** Says on the terminal what went wrong. Parts of it may be foreign, such as the words of a push service. */
export function logError(text: string, error?: unknown): void {
  console.error(plainText(error === undefined ? text : `${text} ${inspect(error)}`));
}
