import type { Brand } from '@/brand/brand';
import type { Shortcut } from '@/brand/capabilities';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { fill, textsFor } from '@/brand/texts/define-texts';
import { pageTexts } from '@/brand/texts/page';

/** The longest name, in letters, that phones show under an icon without cutting it. */
const shortNameLength = 14;

export type PageWords = ReturnType<typeof pageWords>;

/** The page's own texts, in the merchant's wording where it gives one. */
export function pageWords(brand: Brand, config: MerchantConfig) {
  const texts = textsFor(brand, pageTexts);
  const names = { program: brand.programName, name: brand.name };
  return {
    /** The name under the app's icon. */
    shortName: config.manifest.shortName ?? shortened(brand.programName),
    description: config.description ?? fill(texts.description, names),
    noScript: texts.noScript,
    /** What the shopper reads when the app does not start. */
    notStarted: texts.notStarted,
    /** Names of the manifest's shortcuts. */
    shortcuts: {
      card: texts.shortcutCard,
      vouchers: texts.shortcutVouchers,
      submitBills: texts.shortcutSubmitBills,
      redeem: texts.shortcutRedeem,
    } satisfies Record<Shortcut, string>,
  };
}

/** Cuts between words where possible. A single long word is cut between two visible letters, never inside one. */
function shortened(name: string): string {
  const letters = (text: string) =>
    Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  const words = name.split(/\s+/);
  while (words.length > 1 && letters(words.join(' ')).length > shortNameLength) words.pop();
  return letters(words.join(' ')).slice(0, shortNameLength).join('').trim();
}
