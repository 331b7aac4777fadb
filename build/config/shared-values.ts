import { valueAt } from '../shared/value-at';
import { isObject, isTakenApart, sharedFor } from './defaults';
import { listMerchants } from './list-merchants';
import { rawShared, rawValue } from './raw-config';

/** What malls share, as one of them would use it. */
export interface SharedValues {
  values: unknown;
  /** How many malls use the value of each key, by its path with dots. */
  malls: Readonly<Record<string, number>>;
}

/** Unchecked, and without the values that the mall has itself taken out. `undefined` where malls share nothing. */
export async function sharedValues(dir: string, id: string): Promise<SharedValues | undefined> {
  const shared = rawShared(dir);
  if (!isObject(shared)) return undefined;
  const { ids } = await listMerchants(dir);
  const configs = ids.map((each) => rawValue(dir, each, {}));
  const values = sharedFor(id, rawValue(dir, id, {}), shared);
  const counts = keysIn(values).map((path) => {
    const users = configs.filter((config) => config !== undefined && valueAt(config, path) === undefined);
    return [path.join('.'), users.length];
  });
  return { values, malls: Object.fromEntries(counts) };
}

/** The keys that a mall takes or replaces as a whole. */
function keysIn(value: unknown, path: readonly string[] = []): string[][] {
  if (!isObject(value) || !isTakenApart(path)) return [[...path]];
  return Object.entries(value).flatMap(([key, each]) => keysIn(each, [...path, key]));
}
