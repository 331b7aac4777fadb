import * as z from 'zod/mini';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { registrationTexts } from '@/brand/texts/registration';
import { visitTexts } from '@/brand/texts/visit';
import { filled, textWith } from '@/components/form/text-rules';
import { cleanText } from '@/lib/clean-text';
import { mobilePattern } from '@/lib/mobile';
import { namePattern, typedName } from '@/lib/names';
import { dateMistake, daysAhead } from './visit-rules';

export const nameLength = 12;
export const peopleLength = 2;

export interface VisitForm {
  /** Digits. */
  mobile: string;
  firstName: string;
  lastName: string;
  people: string;
  /** Whether the shopper is at the mall already: then there is neither date nor slot. */
  atMall: boolean;
  /** As typed: 'DD / MM / YYYY'. */
  date: string;
  /** Id of the time slot. */
  slot: string;
}

export function blankVisit(mobile: string): VisitForm {
  return { mobile, firstName: '', lastName: '', people: '', atMall: false, date: '', slot: '' };
}

/** Letters of any script, with the marks and joiners that belong to them. */
const letters = String.raw`\p{L}[\p{L}\p{M}\p{Join_Control}]*`;
const firstNamePattern = new RegExp(`^${letters}$`, 'u');
const lastNamePattern = new RegExp(`^${letters}(?:['-]${letters})?$`, 'u');

/** The rules of the form (docs/product/visit.md#fields). */
export function visitSchema() {
  const texts = textsOf(visitTexts);
  const names = textsOf(registrationTexts);
  const name = (pattern: RegExp, required: string) =>
    textWith(filled(required), [(value) => isName(value, pattern), names.invalidName]);
  const dateMessages = {
    missing: texts.dateRequired,
    invalid: texts.invalidDate,
    outside: texts.dateOutside(daysAhead),
  };
  const visit = z.object({
    mobile: textWith(filled(texts.mobileRequired), [mobilePattern, textsOf(loginTexts).invalidMobile]),
    firstName: name(firstNamePattern, names.firstNameRequired),
    lastName: name(lastNamePattern, names.lastNameRequired),
    people: textWith(
      filled(texts.peopleRequired),
      [/^\d{1,2}$/, texts.peopleNumeric],
      [(value) => Number(value) > 0, texts.peopleZero],
    ),
    atMall: z.boolean(),
    date: z.string(),
    slot: z.string(),
  });
  // Who is at the mall already needs neither date nor slot. The rule does not wait for other fields.
  const when = z.check<z.output<typeof visit>>(
    ({ value, issues }) => {
      if (value.atMall) return;
      const mistake = dateMistake(value.date);
      const issue = { code: 'custom', input: value } as const;
      if (mistake) issues.push({ ...issue, path: ['date'], message: dateMessages[mistake] });
      if (value.slot === '') issues.push({ ...issue, path: ['slot'], message: texts.slotRequired });
    },
    { when: () => true },
  );
  return visit.check(when);
}

/** What the fields take of a known name: a longer one whole, of others the whole or one word that fits the pattern. */
export function fittingNames({ firstName, lastName }: { firstName: string; lastName: string }) {
  return {
    firstName: fitting(firstName, firstNamePattern, (words) => words),
    // Of several last names, the last one tells a family best.
    lastName: fitting(lastName, lastNamePattern, (words) => words.reverse()),
  };
}

function fitting(known: string, pattern: RegExp, order: (words: string[]) => string[]): string {
  const whole = typedName(known.trim());
  return [whole, ...order(whole.split(/\s+/))].find((choice) => isName(choice, pattern)) ?? '';
}

/** A name that is longer than the field is a record's, which nobody has touched: it stays whole, with its spaces. */
function isName(name: string, pattern: RegExp): boolean {
  return (name.length > nameLength ? namePattern : pattern).test(cleanText(name).trim());
}
