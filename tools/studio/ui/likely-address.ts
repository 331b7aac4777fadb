import { valueAt } from '../../../build/shared/value-at';

/**
 * Where a mall's backend may be, from its config: its own address, or the path that most malls have below their first
 * host. '' where neither is known.
 */
export function likelyAddress(config: unknown): string {
  const named = valueAt(config, ['api', 'baseUrl']);
  const base = typeof named === 'string' ? named : '/api';
  if (/^https?:/i.test(base)) return base;
  const host = valueAt(config, ['hosts', 0]);
  return typeof host === 'string' && base.startsWith('/') ? `https://${host}${base}` : '';
}
