import type { WireBody } from '@/contract/call';

/**
 * The same answer as older backends write it (docs/wire.md#lenient-reading): `statusCode` and points as texts, prices
 * with four decimals, flags and ids as numbers, `added` as an array whose entry 1 is the merchant.
 */
export function olderStyle(body: WireBody): WireBody {
  return { ...restyleFields(body), statusCode: String(body.statusCode) };
}

function restyleFields(fields: object): WireBody {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, restyle(name, value as unknown)]),
  );
}

function restyle(name: string, value: unknown): unknown {
  if (name.endsWith('_points_value') && typeof value === 'number') return value.toFixed(4);
  if (name === 'current_points_balance' && typeof value === 'number') return value.toFixed(2);
  if (typeof value === 'string' && /^(0|[1-9]\d{0,14})$/.test(value)) return Number(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => restyle('', entry));
  if (typeof value !== 'object' || value === null) return value;
  if (name === 'added' && '1' in value) return [null, restyle('', value['1'])];
  return restyleFields(value);
}
