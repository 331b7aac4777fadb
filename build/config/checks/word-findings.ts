import type { MerchantConfig } from '@/brand/merchant-schema';
import { standardTexts } from '@/brand/texts/all-texts';
import { leftoverIn, wordedTexts } from '../../brand/worded-texts';
import { type Finding, noteAt, warningAt } from '../../diagnostics/finding';
import type { JsonDocument } from '../../diagnostics/json-document';
import { shown } from '../../shared/shown';
import { fewOf } from '../../shared/words';
import { formsIn, roomFor } from './text-findings';

/** What the mall's own words leave to look at (docs/brand.md#one-word-everywhere). */
export function wordFindings({ words, texts }: MerchantConfig, document: JsonDocument): Finding[] {
  const changed = wordedTexts(words).filter(({ key }) => texts[key] === undefined);
  return [
    ...leftovers({ words, texts }, document),
    ...articles(changed, document),
    ...changed.flatMap((text) => tooLong(text, document)),
  ];
}

type Changed = ReturnType<typeof wordedTexts>;

/** Own texts that still say the app's word. One that repeats the standard wording keeps that word on purpose. */
function leftovers(
  { words, texts }: Pick<MerchantConfig, 'words' | 'texts'>,
  document: JsonDocument,
): Finding[] {
  return formsIn(texts).flatMap(({ key, wording, text, path }) => {
    const word = leftoverIn(text, words);
    if (word === undefined) return [];
    const position = document.locate(path);
    if (JSON.stringify(wording) === JSON.stringify(standardTexts.get(key)))
      return [noteAt(position, `texts.${key} keeps the standard wording, so it says "${word}".`)];
    const message = `texts.${key} says "${word}", which words replaces in the other texts.`;
    return [warningAt(position, message, 'write your own word here, or leave it where it is right')];
  });
}

function articles(changed: Changed, document: JsonDocument): Finding[] {
  const places = changed.flatMap(({ key, articles: found }) => found.map((place) => `"${place}" (${key})`));
  if (places.length === 0) return [];
  const message = `The article before a word of yours may be wrong: ${fewOf(places, 4)}.`;
  const fix = 'write these texts under texts, or in the word list of the studio';
  return [noteAt(document.locateKey(['words']), message, fix)];
}

function tooLong({ key, worded }: Changed[number], document: JsonDocument): Finding[] {
  const most = roomFor(key) ?? Infinity;
  return formsIn({ [key]: worded }).flatMap(({ text }) => {
    const length = [...text].length;
    if (length <= most) return [];
    const message = `With your words, ${key} reads ${shown(text)}. That has ${length} characters, and its place has room for about ${most}.`;
    const fix = `write a shorter one under texts, as "${key}"`;
    return [warningAt(document.locateKey(['words']), message, fix)];
  });
}
