/** A browser's caches in the memory, as far as tests need them. They list what was put last as the last. */
export function fakeCaches(origin = 'https://mall.example'): CacheStorage {
  const stored = new Map<string, Map<string, Response>>();
  const addressOf = (request: RequestInfo) =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
      match: async (request: RequestInfo) => entries.get(addressOf(request))?.clone(),
      delete: async (request: RequestInfo) => entries.delete(addressOf(request)),
      put: async (request: RequestInfo, response: Response) => void entries.set(addressOf(request), response),
    };
  };
  const has = async (name: string) => stored.has(name);
  const drop = async (name: string) => stored.delete(name);
  const keys = async () => [...stored.keys()];
  return { open, has, keys, delete: drop } as unknown as CacheStorage; // the parts that are used
}
