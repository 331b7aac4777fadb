import { expect } from 'vitest';
import type { Item, LaunchReport } from '../item';

/** The one line of a list with this key. */
export function lineOf({ items }: LaunchReport, key: Item['key']): Item {
  const found = items.filter((item) => item.key === key);
  expect(found, key).toHaveLength(1);
  return found[0] as Item; // just counted
}

/** What became of each line. */
export const results = ({ items }: LaunchReport) =>
  Object.fromEntries(items.map(({ key, result }) => [key, result]));

/** The results where a mall can open. */
export const allGood = {
  config: 'ok',
  pictures: 'ok',
  identity: 'ok',
  push: 'ok',
  maps: 'ok',
  rights: 'ok',
  'Google Play': 'ok',
  backend: 'ok',
  pages: 'ok',
  DNS: 'notTried',
  certificate: 'ok',
  files: 'ok',
};
