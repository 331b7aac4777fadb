import dayjs from 'dayjs';
import * as z from 'zod/mini';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { filled, textWith } from '@/components/form/text-rules';
import { asciiDigits } from '@/lib/digits';
import { today } from '@/lib/today';
import { typedDate } from '@/lib/typed-date';

export const billNumberLength = 20;
export const billAmountLength = 6;

export interface LongBill {
  /** Id of the location. */
  location: string;
  /** Id of the brand. */
  brand: string;
  billNumber: string;
  /** As typed: 'DD / MM / YYYY'. */
  billDate: string;
  billAmount: string;
}

/**
 * The rules of the form (docs/product/bills.md#long-bills). `daysBack` gives how old a bill of the chosen location may
 * be, and is asked with every check; undefined is no limit.
 */
export function longBillSchema(daysBack: () => number | undefined) {
  const texts = textsOf(billTexts);
  return z.object({
    location: z.string().check(z.minLength(1, texts.noLocation)),
    brand: z.string().check(z.minLength(1, texts.noBrand)),
    billNumber: textWith(
      filled(texts.required),
      [(value) => value.length <= billNumberLength, texts.invalidNumber],
      // A keyboard's space behind a word is no mistake; it is not sent.
      [/^[A-Za-z0-9#/-]+ *$/, texts.invalidNumber],
    ),
    billDate: z.string().check(
      z.check((context) => {
        const message = dateMistake(context.value, daysBack());
        if (message) context.issues.push({ code: 'custom', input: context.value, message });
      }),
    ),
    billAmount: textWith(
      [(value) => value !== '', texts.required],
      [(value) => value.length <= billAmountLength, texts.invalidAmount],
      [/^\d+(\.\d{1,2})?$/, texts.invalidAmount],
    ),
  });
}

/** The first day (YYYY-MM-DD) of which a bill is still taken; undefined where there is no limit. */
export function oldestDay(daysBack: number | undefined): string | undefined {
  return daysBack === undefined ? undefined : dayjs(today()).subtract(daysBack, 'day').format('YYYY-MM-DD');
}

function dateMistake(typed: string, daysBack: number | undefined): string | undefined {
  const texts = textsOf(billTexts);
  if (typed.trim() === '') return texts.required;
  const date = typedDate(typed);
  if (!date) return texts.invalidDate;
  if (date > today()) return texts.futureDate;
  const oldest = oldestDay(daysBack);
  return oldest !== undefined && date < oldest ? texts.oldDate(daysBack ?? 0) : undefined;
}

/** A bill number as its field takes it. A space inside stays, so that the shopper sees what is wrong. */
export function normaliseNumber(text: string): string {
  return asciiDigits(text).trimStart();
}

/**
 * An amount as its field takes it: digits and one decimal point. Commas separate thousands here, so they are ignored
 * like other text. `before` is the amount until now: a change that brings a second point is not taken, because the
 * digits around the points would grow together.
 */
export function normaliseAmount(text: string, before = ''): string {
  const [whole = '', ...rest] = asciiDigits(text)
    .replace(/[^\d.]/g, '')
    .split('.');
  if (rest.length > 1 && before.includes('.')) return before;
  return rest.length > 0 ? `${whole}.${rest.join('')}` : whole;
}

/** An amount that was left: a point without a digit behind it goes. */
export function tidyAmount(amount: string): string {
  return amount.replace(/\.$/, '');
}
