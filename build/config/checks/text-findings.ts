import type { MerchantConfig } from '@/brand/merchant-schema';
import { standardTexts } from '@/brand/texts/all-texts';
import { defaultLanguage, type Wording } from '@/brand/texts/plural';
import { type Finding, warningAt } from '../../diagnostics/finding';
import type { JsonDocument } from '../../diagnostics/json-document';

/** Warns of wordings that do not fit in their place, and of a language that most texts are not in. */
export function textFindings({ texts, manifest }: MerchantConfig, document: JsonDocument): Finding[] {
  const forms = formsIn(texts).flatMap((form) =>
    [tooLong(form), markup(form)].flatMap((told) =>
      told ? warningAt(document.locate(form.path), ...told) : [],
    ),
  );
  return [...forms, ...untranslated(manifest.language, texts, document)];
}

type Told = [message: string, fix: string];

function tooLong({ key, text }: OwnForm): Told | undefined {
  const most = roomFor(key);
  const length = [...text].length;
  if (most === undefined || length <= most) return undefined;
  const message = `texts.${key} has ${length} characters. Its place has room for about ${most}; the standard wording is "${shortest(standardTexts.get(key) ?? '')}".`;
  return [message, 'say it in fewer words, or leave the standard wording'];
}

/** Tags and signs of HTML, and placeholders of other programs. */
const foreignSigns = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);|%(?:\d\$)?[sd](?![a-z])/i;

/** Signs that other programs would replace. Shoppers see them as they stand in the config. */
function markup({ key, text }: OwnForm): Told | undefined {
  const [found] = foreignSigns.exec(text) ?? [];
  if (found === undefined) return undefined;
  const message = `texts.${key} contains "${found}". Texts are plain, so shoppers see exactly these signs.`;
  return [message, 'write only what shoppers should read; a placeholder is {name}'];
}

/** The names of the tabs share the width of a small phone. */
const tabRoom = 14;
/** Two lines of a tile, of a menu entry and of a button. */
const labelRoom = 32;
const tiles = ['submitBills', 'redeem', 'directory', 'referAndEarn', 'viewAll'].map(
  (key) => `dashboard.${key}`,
);

/** How many characters a text may have. Sentences and paragraphs find room for three times the standard wording. */
export function roomFor(key: string): number | undefined {
  const standard = standardTexts.get(key);
  if (standard === undefined) return undefined;
  if (/^common\.nav[A-Z]/.test(key)) return tabRoom;
  if (tiles.includes(key) || key.startsWith('page.shortcut')) return labelRoom;
  return Math.max(labelRoom, 40 + 3 * shortest(standard).length);
}

function shortest(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.other;
}

interface OwnForm {
  key: string;
  wording: Wording;
  text: string;
  path: string[];
}

/** Each form of each text that a mall words itself, with its path in the config. */
export function formsIn(texts: MerchantConfig['texts']): OwnForm[] {
  return Object.entries(texts).flatMap(([key, wording = '']): OwnForm[] => {
    const path = ['texts', key];
    if (typeof wording === 'string') return wording ? [{ key, wording, text: wording, path }] : [];
    return Object.entries(wording).flatMap(([form, text]) =>
      text === undefined ? [] : [{ key, wording, text, path: [...path, form] }],
    );
  });
}

function untranslated(language: string, texts: MerchantConfig['texts'], document: JsonDocument): Finding[] {
  if (language.split('-')[0] === defaultLanguage) return [];
  const own = Object.values(texts).filter((wording) => wording !== undefined).length;
  const rest = standardTexts.size - own;
  if (rest === 0) return [];
  const name = new Intl.DisplayNames([defaultLanguage], { type: 'language' }).of(language) ?? language;
  const message = `The site says that it is in ${name} (${language}), but ${rest} of its ${standardTexts.size} texts are in English: the app has no other language of its own.`;
  const position = document.locate(['manifest', 'language']);
  return [warningAt(position, message, 'give all texts under texts, or write "en-IN" until you have them')];
}
