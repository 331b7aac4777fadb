import type { Brand } from '@/brand/brand';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { fill, textsFor } from '@/brand/texts/define-texts';
import { pageTexts } from '@/brand/texts/page';

/** Longest name that phones show under an icon without cutting it, in letters. */
const shortNameLength = 14;

export interface PageWords {
  /** What stands under the app's icon. */
  shortName: string;
  description: string;
  noScript: string;
  /** Where the app does not start: what to do. */
  notStarted: string;
  /** Names of the manifest's shortcuts. */
  submitBills: string;
  redeem: string;
}

/** The page's own words, with the merchant's wording where it has one. */
export function pageWords(brand: Brand, config: MerchantConfig): PageWords {
  const texts = textsFor(brand, pageTexts);
  const names = { program: brand.programName, name: brand.name };
  return {
    shortName: config.manifest.shortName ?? shortened(brand.programName),
    description: config.description ?? fill(texts.description, names),
    noScript: texts.noScript,
    notStarted: texts.notStarted,
    submitBills: texts.shortcutSubmitBills,
    redeem: texts.shortcutRedeem,
  };
}

/** Whole words read better than a cut one; a single long word is cut between letters as a reader sees them. */
function shortened(name: string): string {
  const letters = (text: string) =>
    Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  const words = name.split(/\s+/);
  while (words.length > 1 && letters(words.join(' ')).length > shortNameLength) words.pop();
  return letters(words.join(' ')).slice(0, shortNameLength).join('').trim();
}
