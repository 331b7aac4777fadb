import { vi } from 'vitest';

/** IndexedDB for a simulated browser, as far as idb-keyval uses it here: one store, with what a page leaves in it. */
const kept = new Map<string, unknown>();

vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (name: string) => kept.get(name),
  set: async (name: string, value: unknown) => void kept.set(name, value),
  update: async (name: string, change: (value: unknown) => unknown) =>
    void kept.set(name, change(kept.get(name))),
}));
