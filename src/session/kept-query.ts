/**
 * Options of a query whose answer is kept over a reload (session/persisted-queries.ts). It stays in memory for as long
 * as the page lives: whoever comes back to its screen without a network still finds it.
 */
export const keptQuery = { meta: { persisted: true }, gcTime: Number.POSITIVE_INFINITY } as const;
