import type { Brand } from '@/brand/brand';
import type { Wording } from '@/brand/texts/plural';
import { valueAt } from '../../../../build/shared/value-at';
import { pathOf, type Screen, screenAt } from '../../../shared/screens';
import type { Path } from '../../saving/draft-text';
import type { PressedPart } from '../../wire';
import { textsIn } from '../preview/app-texts';
import { fieldsPainting } from './painted-by';

export interface FoundFields {
  /** The likeliest first. */
  fields: readonly Path[];
  /** What is seen there comes from the backend, because no field says it. */
  foreign?: 'words' | 'picture';
}

/** The most fields that are told. The others are of what lies far around. */
const most = 5;

/** The fields of the form that make what was pressed on a screen. */
export function fieldsAt(
  parts: readonly PressedPart[],
  address: string,
  brand: Brand,
  config: unknown,
): FoundFields {
  const said = saidAt(parts, address, brand);
  const logo = parts.some(({ picture }) => picture === brand.logo) ? [['logo']] : [];
  const hasGradient = valueAt(config, ['theme', 'gradient']) !== undefined;
  const painted = parts.flatMap(({ paints }) => paints.flatMap((name) => fieldsPainting(name, hasGradient)));
  const found = [...logo, ...said, ...arrangedAt(parts, address, brand, said), ...painted];
  const fields = [...new Map(found.map((path) => [path.join('.'), path])).values()];
  const isOwn = said.length + logo.length > 0;
  const picture = parts[0]?.picture !== undefined;
  const foreign = isOwn ? undefined : picture ? 'picture' : parts[0]?.words.length ? 'words' : undefined;
  return { fields: fields.slice(0, most), ...(foreign && { foreign }) };
}

/** The app says them only where the backend names no tiers. */
const standIns = ['blue', 'silver', 'gold', 'platinum'].map((tier) => `membership.${tier}`);

/** The fields of the words of the innermost part that says something of the mall. */
function saidAt(parts: readonly PressedPart[], address: string, brand: Brand): Path[] {
  const texts = textsIn(brand);
  const inBar = parts.some(({ words }) => words.includes(String(texts.get('common.navigation'))));
  const areas = inBar ? ['common'] : areasOn(address);
  const names: readonly (readonly [words: string | undefined, path: Path])[] = [
    [brand.programName, ['program', 'name']],
    [brand.name, ['name']],
    [brand.ageText, ['registration', 'ageText']],
  ];
  for (const { words } of parts.slice(0, 4)) {
    const found = words.flatMap((each): Path[] => {
      const named = names.filter(([name]) => name === each).map(([, path]) => path);
      if (named.length > 0) return named; // "{count} rewards" would fit the name of a programme, too
      const said = textsSaying(each, texts, areas).filter((key) => !standIns.includes(key));
      return said.map((key) => ['texts', key]);
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** On the tiles of the dashboard. */
const tileTexts: readonly string[] = [
  'dashboard.submitBills',
  'dashboard.directory',
  'dashboard.referAndEarn',
  'dashboard.redeem',
];

/** The fields that choose and order what a screen shows. */
function arrangedAt(
  parts: readonly PressedPart[],
  address: string,
  brand: Brand,
  said: readonly Path[],
): Path[] {
  const link = parts.find(({ link }) => link !== undefined)?.link;
  const path = pathOf(address);
  if (link !== undefined && link === brand.privacyUrl) return [['links', 'privacy']];
  if (path === '/refer-friend') return [['referral', 'layout']];
  if (path === '/more') return [['menu', 'entries']];
  return path === '/dashboard' && said.some(([, key]) => tileTexts.includes(String(key)))
    ? [['dashboard', 'tiles']]
    : [];
}

/** The areas of texts of a screen: its own first, then those that are on many screens. */
function areasOn(address: string): string[] {
  const screen = screenAt(address);
  const own = screen ? [areaOf(screen)] : [];
  return [...own, 'common', 'expiringPoints', 'places', 'errors'];
}

/** The dashboard has the name of its place in the bar at the bottom, which belongs to all screens. */
function areaOf({ path, title: [title = ''] }: Screen): string {
  const [area = ''] = title.split('.');
  return area === 'common' ? path.slice(1) : area;
}

/**
 * The keys of the texts that may have said this. Where the screen shows several areas, only those of the first one that
 * says it; those with the most words of their own come first.
 */
export function textsSaying(
  said: string,
  texts: ReadonlyMap<string, Wording>,
  areas: readonly string[],
): string[] {
  const rank = (key: string) => {
    const place = areas.indexOf(key.split('.')[0] ?? '');
    return place < 0 ? areas.length : place;
  };
  const found = [...texts]
    .flatMap(([key, wording]) => {
      const forms = typeof wording === 'string' ? [wording] : Object.values(wording);
      const fitting = forms.filter((form) => hasWords(form) && new RegExp(patternOf(form), 'iu').test(said));
      return fitting.length > 0 ? [{ key, letters: Math.max(...fitting.map(lettersOf)) }] : [];
    })
    .sort((one, other) => other.letters - one.letters)
    .map(({ key }) => key);
  const best = Math.min(...found.map(rank));
  return found.filter((key) => rank(key) === best);
}

/** A wording as a regular expression. Anything may stand in place of `{name}`. */
function patternOf(wording: string): string {
  const parts = wording.split(/\{\w+\}/).map((part) => escaped(part).replace(/\s+/g, '\\s+'));
  return `^\\s*${parts.join('.+?')}\\s*$`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** `{name}, {place}` and `{n} of {count}` would fit what no text says. */
function hasWords(wording: string): boolean {
  return lettersOf(wording) > Math.max(1, wording.split('{').length - 1);
}

function lettersOf(wording: string): number {
  return wording.replace(/\{\w+\}/g, '').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
