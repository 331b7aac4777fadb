import { vi } from 'vitest';

/** IndexedDB for a simulated browser: one store, with the parts that idb-keyval uses here. */
const kept = new Map<string, unknown>();

const get = async (name: string) => kept.get(name);

vi.mock('idb-keyval', () => ({
  createStore: () => (_mode: string, read: (keys: { get: typeof get }) => unknown) => read({ get }),
  promisifyRequest: (request: unknown) => request,
  get,
  set: async (name: string, value: unknown) => void kept.set(name, value),
  update: async (name: string, change: (value: unknown) => unknown) =>
    void kept.set(name, change(kept.get(name))),
}));
