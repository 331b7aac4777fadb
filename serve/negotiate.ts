import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip';

/** The best available encoding that an `Accept-Encoding` header allows. Undefined for the plain file. */
export function negotiate(accept: string | null, available: ReadonlySet<Encoding>): Encoding | undefined {
  const weights = new Map(parseAccept((accept ?? '').toLowerCase()).map(({ type, q }) => [type, q]));
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = (['br', 'gzip'] as const)
    .filter((encoding) => available.has(encoding) && weight(encoding) > 0)
    .sort((a, b) => weight(b) - weight(a));
  return best;
}
