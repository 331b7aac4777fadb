import { canonicalJson } from '../brand/hash-merchant';
import { valueAt } from '../shared/value-at';
import type { SiteFacts } from './site-facts';

/** Something that a release changed: a key with its old and its new value. */
export interface Change {
  text: string;
  /** Whether a phone shows it in its own screens, where the app was installed. Otherwise it shows inside the app. */
  onPhone: boolean;
}

/** When people see a change, by `Change.onPhone`. */
export const whenSeen = {
  inApp: 'Shoppers get it when they next open or reload the app.',
  onPhone:
    'Where the app is installed: Android phones take it over within some days, and may ask first; iPhones keep the old one until the app is installed again.',
} as const;

/** What differs between two releases of a mall. */
export function changesBetween(before: SiteFacts, after: SiteFacts): Change[] {
  const files = (name: string, pattern: RegExp) => {
    const some = (all: SiteFacts['files']) =>
      all.filter(({ path }) => pattern.test(path)).map(({ path, sha256 }) => [path, sha256]);
    return same(some(before.files), some(after.files)) ? [] : [`${name} changed`];
  };
  const onPhone = [
    ...changedKeys('manifest.', before.manifest, after.manifest),
    ...files('icons', /^icons\//),
  ];
  const inApp = [
    ...changedKeys('', before.brand, after.brand),
    ...changedKeys('', before.look, after.look),
    ...files('picture of shared links', /^share\./),
    ...files('typeface', /\.woff2$/),
    ...(before.core === after.core ? [] : ['It has a new version of the app itself.']),
  ];
  if (onPhone.length + inApp.length === 0 && !same(before.files, after.files)) {
    inApp.push('Only files behind the screens changed, such as headers for the server.');
  }
  return [
    ...onPhone.map((text) => ({ text, onPhone: true })),
    ...inApp.map((text) => ({ text, onPhone: false })),
  ];
}

const mostLines = 20;

/** Changes for people, one line each. A mall may get a new wording for every text. */
export function changeLines(changes: readonly Change[]): string[] {
  const lines = changes.slice(0, mostLines).map(({ text }) => text);
  return changes.length > mostLines ? [...lines, `… and ${changes.length - mostLines} more`] : lines;
}

/** The keys of the cipher, of push messages and of Firebase. Nobody has to read them. */
const unshown = /^firebase\.|key$/i;

function changedKeys(prefix: string, old: unknown, now: unknown): string[] {
  const keys = new Set([old, now].flatMap((each) => (isObject(each) ? Object.keys(each) : [])));
  return [...keys].flatMap((key) => {
    const [one, other] = [valueAt(old, [key]), valueAt(now, [key])];
    if (same(one, other)) return [];
    const name = prefix + key;
    if (isObject(one) || isObject(other)) return changedKeys(`${name}.`, one, other);
    return [unshown.test(name) ? `${name} changed` : `${name} ${shown(one)} → ${shown(other)}`];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

const mostSigns = 60;

function shown(value: unknown): string {
  const signs = Array.from(value === undefined ? 'nothing' : JSON.stringify(value));
  return signs.length > mostSigns ? `${signs.slice(0, mostSigns - 1).join('')}…` : signs.join('');
}
