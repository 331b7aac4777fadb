import { optionalScreens } from '@/brand/capabilities';
import { standardTexts } from '@/brand/texts/all-texts';
import type { Wording } from '@/brand/texts/plural';
import { nearest } from '../../shared/nearest';
import { shown } from '../../shared/shown';
import { answerFor, answerForPart } from './foreign-keys';
import { allowedKeys, homeOf, takesList } from './schema-keys';

/** What is wrong with a key that the schema does not know, and what to do. */
export interface UnknownKey {
  message: string;
  fix: string;
  /** The key of the same object that was meant. */
  meant?: string;
}

/** Explains an unknown key of the object at `path`. `value` is what the file gives it, `siblings` its other keys. */
export function unknownKey(
  path: readonly PropertyKey[],
  key: string,
  value: unknown,
  siblings: readonly string[],
): UnknownKey {
  const where = path.length === 0 ? 'at the top level' : `in ${path.map(String).join('.')}`;
  const none = `There is no key ${shown(key)} ${where}.`;
  const allowed = allowedKeys(path).filter((name) => name !== '$schema');
  const text = path.length === 1 && path[0] === 'texts' ? textMeant(none, key, value) : undefined;
  if (text) return text;
  if (path.length === 1 && path[0] === 'screens' && !nearest(key, allowed)) return alwaysThere(none);
  const ownWords = path[0] === 'texts' || path[0] === 'words' || path.includes('palette');
  const exact = ownWords ? undefined : answerFor(key);
  const elsewhere = otherHomes.get(key.toLowerCase());
  const meant = exact
    ? undefined
    : (synonym(key, allowed) ?? (elsewhere === undefined ? nearest(key, allowed) : undefined));
  const answer = exact ?? (meant || ownWords ? undefined : answerForPart(key));
  if (answer) return { message: `${none} ${answer.message}`, fix: answer.fix };
  const message = `${none} Allowed: ${listed(allowed, key)}.`;
  if (meant) {
    const isThere = siblings.includes(meant);
    // two entries of the same name would be the next mistake
    const fix = isThere
      ? `${meant} stands there already: write it into that one, and delete this entry`
      : renamed(path, key, meant, value);
    return { message, fix, meant };
  }
  const home = elsewhere ?? homeOf(key);
  return {
    message,
    fix: home === undefined ? 'delete it' : `it belongs ${home === '' ? 'at the top level' : `in ${home}`}`,
  };
}

/** For the words of a text in place of its key, and for texts in an object for each area. */
function textMeant(none: string, key: string, value: unknown): UnknownKey | undefined {
  const meant = keyOfWording(key);
  if (meant !== undefined) {
    const fix = `write ${JSON.stringify(meant)}: ${shown(value)}`;
    return { message: `${none} These words are the standard wording of ${meant}.`, fix };
  }
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const entry = inner.find(([name]) => standardTexts.has(`${key}.${name}`));
  if (!entry) return undefined;
  const fix = `write "${key}.${entry[0]}": ${shown(entry[1])}, without an object around it`;
  return { message: `${none} The area of a text and its name are one key, with a dot between them.`, fix };
}

/** The key of the text whose standard wording these words are. */
function keyOfWording(words: string): string | undefined {
  const wanted = words.trim().toLowerCase();
  const isIt = (wording: Wording) =>
    (typeof wording === 'string' ? [wording] : Object.values(wording)).some(
      (form) => form?.toLowerCase() === wanted,
    );
  return [...standardTexts].find(([, wording]) => isIt(wording))?.[0];
}

function synonym(key: string, allowed: readonly string[]): string | undefined {
  const name = otherNames.get(key.toLowerCase());
  return name !== undefined && allowed.includes(name) ? name : undefined;
}

/** Names that people give to keys of ours. What such a key holds is worth keeping, so it is renamed, not deleted. */
const otherNames = keyed({
  palette: 'colors colours colorpalette',
  font: 'typeface fontfamily',
  primaryOrange: 'primary primarycolor primarycolour brandcolor brandcolour',
  accent: 'secondary accentcolor',
  program: 'programme',
  name: 'title',
  icon: 'favicon',
  tileUrl: 'tiles tileserver',
  packageId: 'packagename package applicationid appid',
});

/** The same for keys that stand in the wrong place. */
const otherHomes = keyed({
  theme: 'palette',
  'theme, as palette': 'colors colours',
  'theme.palette, as primaryOrange': 'primary primarycolor primarycolour brandcolor brandcolour',
  'theme, as accent': 'secondary',
  manifest: 'language themecolor backgroundcolor',
  'manifest, as language': 'locale',
  'manifest, as backgroundColor': 'splashcolor splash',
  'manifest, as themeColor': 'statusbar statusbarcolor',
});

/** The meaning of each word. */
function keyed(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([meaning, names]) => names.split(' ').map((name) => [name, meaning])),
  );
}

function renamed(path: readonly PropertyKey[], key: string, meant: string, value: unknown): string {
  if (typeof value === 'string' && takesList([...path, meant])) {
    return `write ${JSON.stringify(meant)}: [${JSON.stringify(value)}]`;
  }
  return nearest(key, [meant]) ? `did you mean "${meant}"?` : `rename it to ${meant}`;
}

function alwaysThere(none: string): UnknownKey {
  return {
    message: `${none} That cannot be switched off. These areas can: ${optionalScreens.join(', ')}.`,
    fix: 'delete it; to hide a tile or a menu entry, leave it out of dashboard.tiles or menu.entries',
  };
}

/**
 * A short list in full. From a long list only the entries in the area of `key`, so that the message stays readable.
 */
export function listed(names: readonly string[], key: string): string {
  if (names.length <= 30) return names.join(', ');
  const area = key.split('.')[0] ?? '';
  const alike = names.filter((name) => name.startsWith(`${area}.`));
  const some = (alike.length > 0 ? alike : names).slice(0, 30);
  const rest = names.length - some.length;
  return `${some.join(', ')}${rest > 0 ? ` and ${rest} more, see merchants/merchant.schema.json` : ''}`;
}
