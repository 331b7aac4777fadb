import type { Brand } from '@/brand/brand';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { fill } from '@/brand/texts/define-texts';
import { pageTexts } from '@/brand/texts/page';

export interface PageWords {
  description: string;
  noScript: string;
  /** Names of the manifest's shortcuts. */
  submitBills: string;
  redeem: string;
}

/** The page's own words, with the merchant's wording where it has one. */
export function pageWords(brand: Brand, config: MerchantConfig): PageWords {
  const { area, defaults } = pageTexts;
  const word = (key: keyof typeof defaults) => brand.texts[`${area}.${key}`] ?? defaults[key];
  const names = { program: brand.programName, name: brand.name };
  return {
    description: config.description ?? fill(word('description'), names),
    noScript: word('noScript'),
    submitBills: word('shortcutSubmitBills'),
    redeem: word('shortcutRedeem'),
  };
}
