import { vi } from 'vitest';

/** Resolves as soon as an assertion holds; its deadline (ms) is one for a machine that is busy with something else as well. */
export function until<Value>(assertion: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(assertion, { timeout: 10_000 });
}
