import { vi } from 'vitest';
import { patience } from './patience';

/** Resolves as soon as an assertion is true. */
export function until<Value>(assertion: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(assertion, { timeout: patience, interval: 10 });
}
