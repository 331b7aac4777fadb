import type { Brand } from './brand';
import { fill, textsFor } from './texts/define-texts';
import { loginTexts } from './texts/login';
import { leadWidth, loginLogoHeight, logoWidth } from './widths';

const words = ['title', 'intro', 'seeOffer', 'mobileNumber', 'prefix', 'getOtp'] as const;

type Slot = 'launch' | 'name' | 'programName' | 'logo' | 'logoWidth' | 'leadWidth' | (typeof words)[number];

/** Stands in the compiled form for what differs from mall to mall. */
export const slot = (name: Slot): string => `{${name}}`;

/** The texts of the compiled form. */
export const slotTexts = Object.fromEntries(words.map((word) => [`${loginTexts.area}.${word}`, slot(word)]));

/** The compiled form in the look and the words of a mall. `toHtml` makes a text safe inside of HTML. */
export function fillFirstLogin(form: string, brand: Brand, toHtml: (text: string) => string): string {
  const texts = textsFor(brand, loginTexts);
  const values: Record<Exclude<Slot, 'launch'>, string> = {
    ...texts,
    name: brand.name,
    programName: brand.programName,
    logo: brand.logo,
    logoWidth: String(logoWidth(brand.logoRatio, loginLogoHeight)),
    leadWidth: leadWidth(texts.prefix),
  };
  const safe = Object.entries(values).map(([name, value]) => [name, toHtml(String(value))]);
  const launch = brand.launch ? `<p class="launch">${toHtml(brand.launch.text)}</p>` : '';
  return fill(form, { ...Object.fromEntries(safe), launch });
}
