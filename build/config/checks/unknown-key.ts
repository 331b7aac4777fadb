import { nearest } from '../../shared/nearest';
import { shown } from '../../shared/shown';
import { answerFor } from './foreign-keys';
import { allowedKeys, homeOf, takesList } from './schema-keys';

/** What is wrong with a key that the schema does not know, and what to do. */
export interface UnknownKey {
  message: string;
  fix: string;
  /** The key of the same object that was meant. */
  meant?: string;
}

/** Explains an unknown key of the object at `path`. `value` is what the file gives it. */
export function unknownKey(path: readonly PropertyKey[], key: string, value: unknown): UnknownKey {
  const where = path.length === 0 ? 'at the top level' : `in ${path.map(String).join('.')}`;
  const none = `There is no key ${shown(key)} ${where}.`;
  const allowed = allowedKeys(path).filter((name) => name !== '$schema');
  const ownWords = path[0] === 'texts' || path[0] === 'words' || path.includes('palette');
  const answer = ownWords ? undefined : answerFor(key);
  if (answer) return { message: `${none} ${answer.message}`, fix: answer.fix };
  const elsewhere = otherHomes.get(key.toLowerCase());
  const meant = synonym(key, allowed) ?? (elsewhere === undefined ? nearest(key, allowed) : undefined);
  const message = `${none} Allowed: ${listed(allowed, key)}.`;
  if (meant) return { message, fix: renamed(path, key, meant, value), meant };
  const home = elsewhere ?? homeOf(key);
  return {
    message,
    fix: home === undefined ? 'delete it' : `it belongs ${home === '' ? 'at the top level' : `in ${home}`}`,
  };
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
