import type { Brand } from '@/brand/brand';
import { canonicalJson } from '../brand/hash-merchant';
import { valueAt } from '../shared/value-at';
import { counted, fewOf } from '../shared/words';
import type { SiteFacts } from './site-facts';

/** They are drawn in the brand colour, so they change where the icon of the app does not. */
const shortcutIcons = 'icons/shortcut-';

/** Something that a release changed, in a sentence. */
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

/** What a shopper or an operator can notice between two releases of a mall, in words. */
export function changesBetween(before: SiteFacts, after: SiteFacts): Change[] {
  const found = [...onPhone(before, after), ...inApp(before, after)];
  if (found.length > 0 || same(before.files, after.files)) return found;
  return [{ text: 'Only files behind the screens changed, such as headers for the server.', onPhone: false }];
}

function onPhone({ manifest: old, files: oldFiles }: SiteFacts, { manifest, files }: SiteFacts): Change[] {
  const pictures = (all: SiteFacts['files'], ofShortcuts: boolean) =>
    all
      .filter(({ path }) => path.startsWith('icons/') && path.startsWith(shortcutIcons) === ofShortcuts)
      .map(({ path, sha256 }) => [path, sha256]);
  const changed = (ofShortcuts: boolean) =>
    !same(pictures(oldFiles, ofShortcuts), pictures(files, ofShortcuts));
  return [
    ...moved('The name of the app', old.name, manifest.name),
    ...moved('The name under the icon', old.short_name, manifest.short_name),
    ...when(changed(false), 'The icon of the app is another one.'),
    ...moved('The colour of the status bar', old.theme_color, manifest.theme_color),
    ...moved('The background while the app starts', old.background_color, manifest.background_color),
    ...when(
      !same(old.shortcuts, manifest.shortcuts) || changed(true),
      "The entries for a long press on the app's icon changed.",
    ),
    ...when(
      !same(old.screenshots, manifest.screenshots),
      'The pictures of the install dialog are other ones.',
    ),
  ].map((text) => ({ text, onPhone: true }));
}

function inApp(before: SiteFacts, after: SiteFacts): Change[] {
  const differs = (of: (facts: SiteFacts) => unknown) => !same(of(before), of(after));
  const keeps = (...parts: (keyof Brand)[]) => parts.every((each) => !differs(({ brand }) => brand[each]));
  const filesLike = (pattern: RegExp) => (facts: SiteFacts) =>
    facts.files.filter(({ path }) => pattern.test(path)).map(({ path, sha256 }) => [path, sha256]);
  const shapes = ({ hero }: SiteFacts) => hero['hero-pattern'].replaceAll(/rgb\([^)]*\)/g, '');
  const hadShared = before.shared.length > 0; // an older app said nothing of shared links
  const texts = [
    ...told(partsOfBrand, before.brand, after.brand),
    ...when(differs(shapes), 'The pattern of cards and headers is another one.'),
    // The rest of the look follows colours, names and logo, and those are told already.
    ...when(
      keeps('palette') && differs(({ hero }) => hero.hero),
      'The gradient of the balance card is another one.',
    ),
    ...when(
      hadShared && keeps('name', 'programName') && differs(({ shared }) => shared),
      'The words of shared links changed.',
    ),
    ...when(
      hadShared && keeps('palette', 'logo') && differs(filesLike(/^share\./)),
      'The picture of shared links is another one.',
    ),
    ...when(differs(filesLike(/\.woff2$/)), 'The typeface is another one.'),
    ...when(before.core !== after.core, 'It has a new version of the app itself.'),
  ];
  return texts.map((text) => ({ text, onPhone: false }));
}

function when(isSo: boolean, text: string): string[] {
  return isSo ? [text] : [];
}

/** Says how a part differs that is known to differ. A release of an older app may hold anything, or lack the part. */
type Teller = (old: unknown, now: unknown) => string[];

const says = (text: string): Teller => {
  return () => [text];
};
const movedTo = (what: string): Teller => {
  return (old, now) => moved(what, old, now);
};

const otherLogo = says('The logo is another one.');
const otherIds = says('The numbers that identify the app to the backend changed.');

const partsOfApi: Record<keyof Brand['api'], Teller> = {
  baseUrl: movedTo('The address of the backend'),
  payloadKey: says("The key of the backend's cipher is another one."), // never the key itself
};

/** In the order of the sentences. The type asks for every key of the brand: nobody would be told of a forgotten one. */
const partsOfBrand: Record<keyof Brand, Teller> = {
  name: movedTo("The mall's name"),
  programName: movedTo('The name of the programme'),
  language: movedTo('The language'),
  palette: colors,
  logo: otherLogo,
  logoRatio: otherLogo,
  screens: switched,
  wallet: says('What the app does at the till changed.'),
  texts: wordings,
  dashboardTiles: says('The tiles of the dashboard changed.'),
  menuEntries: says('The entries of the More screen changed.'),
  privacyUrl: movedTo('The address of the privacy policy'),
  ageText: movedTo('The text about the minimum age'),
  launch: says('The banner of the launch day changed.'),
  referral: says('The refer-a-friend screen changed.'),
  maps: says('The provider of maps changed.'),
  telemetry: says('What pages measure, or where they send it, changed.'),
  merchantId: otherIds,
  platform: otherIds,
  appVersion: otherIds,
  loginThrough: otherIds,
  api: (old, now) => told(partsOfApi, old, now),
  pushPublicKey: says(
    'The key for push messages is another one: phones register anew when the app is opened.',
  ),
  firebase: firebaseApp,
};

/** What the tellers of the parts that differ say, each sentence once. */
function told(tellers: Readonly<Record<string, Teller>>, old: unknown, now: unknown): string[] {
  const texts = Object.entries(tellers).flatMap(([key, tell]) => {
    const [one, other] = [valueAt(old, [key]), valueAt(now, [key])];
    return same(one, other) ? [] : tell(one, other);
  });
  return [...new Set(texts)];
}

function firebaseApp(old: unknown, now: unknown): string[] {
  const anew = 'phones register anew when the app is opened.';
  if (old === undefined) return [`Push messages come from Firebase now: ${anew}`];
  if (now === undefined) return ['Push messages no longer come from Firebase.'];
  return [`The Firebase app that push messages come from is another one: ${anew}`];
}

function moved(what: string, from: unknown, to: unknown): string[] {
  return from === to ? [] : [`${what} is now ${shown(to)} (it was ${shown(from)}).`];
}

function colors(old: unknown, now: unknown): string[] {
  const keys = differing(old, now);
  if (keys.length === 0) return [];
  const list = keys.map((key) => `${key} ${shown(valueAt(old, [key]))} → ${shown(valueAt(now, [key]))}`);
  return [`${counted(keys.length, 'colour')} changed: ${fewOf(list, 4)}.`];
}

function switched(old: unknown, now: unknown): string[] {
  return differing(old, now).map(
    (area) => `The area ${area} is ${valueAt(now, [area]) === false ? 'gone' : 'there now'}.`,
  );
}

function wordings(old: unknown, now: unknown): string[] {
  const keys = differing(old, now);
  if (keys.length === 0) return [];
  return [`${counted(keys.length, 'wording')} changed: ${fewOf(keys, 5)}.`];
}

/** The keys of two objects whose values differ, sorted. */
function differing(old: unknown, now: unknown): string[] {
  const keys = new Set([...Object.keys(Object(old)), ...Object.keys(Object(now))]);
  return [...keys].filter((key) => !same(valueAt(old, [key]), valueAt(now, [key]))).sort();
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
