import { browserName } from '@/lib/browser';
import { readStored, writeStored } from './stored-values';

/** ms between two requests: what a browser has refused, it may grant when the site was used more. */
const restBetween = 30 * 24 * 3_600_000;

/**
 * Asks the browser to keep this site's data when the phone runs out of room (docs/product/session.md#it-stays). Never a
 * browser that asks the shopper about it. Never rejects.
 */
export async function askToStay(now = Date.now()): Promise<void> {
  if (!navigator.storage?.persist || browserName() === 'Firefox') return;
  if (Math.abs(now - Number(readStored('stayAsked') ?? 0)) < restBetween) return;
  writeStored('stayAsked', String(now));
  try {
    await navigator.storage.persist();
  } catch (error) {
    console.warn('The browser could not be asked to keep the data.', error);
  }
}
