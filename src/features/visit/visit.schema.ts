import * as z from 'zod/mini';
import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { registrationTexts } from '@/brand/texts/registration';
import { visitTexts } from '@/brand/texts/visit';
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
    z.string().check(
      z.refine((value) => value.trim() !== '', { error: required, abort: true }),
      z.refine((value) => isName(value, pattern), names.invalidName),
    );
  const who = {
    mobile: z.string().check(
      z.refine((value) => value !== '', { error: texts.mobileRequired, abort: true }),
      z.regex(mobilePattern, textsOf(loginTexts).invalidMobile),
    ),
    firstName: name(firstNamePattern, names.firstNameRequired),
    lastName: name(lastNamePattern, names.lastNameRequired),
    people: z.string().check(
      z.refine((value) => value.trim() !== '', { error: texts.peopleRequired, abort: true }),
      z.regex(/^\d{1,2}$/, { error: texts.peopleNumeric, abort: true }),
      z.refine((value) => Number(value) > 0, texts.peopleZero),
    ),
  };
  const dateMessages = {
    missing: texts.dateRequired,
    invalid: texts.invalidDate,
    outside: texts.dateOutside(daysAhead),
  };
  return z.discriminatedUnion('atMall', [
    z.object({ ...who, atMall: z.literal(true), date: z.string(), slot: z.string() }),
    z.object({
      ...who,
      atMall: z.literal(false),
      date: z.string().check(
        z.check((context) => {
          const mistake = dateMistake(context.value);
          if (!mistake) return;
          context.issues.push({ code: 'custom', input: context.value, message: dateMessages[mistake] });
        }),
      ),
      slot: z.string().check(z.minLength(1, texts.slotRequired)),
    }),
  ]);
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
  return (name.length > nameLength ? namePattern : pattern).test(name.trim());
}
