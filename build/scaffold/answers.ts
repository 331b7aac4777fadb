import { type ReferralLayout, referralLayouts } from '@/brand/capabilities';
import { merchantSchema } from '@/brand/merchant-schema';
import { nearest } from '../diagnostics/nearest';
import { likelyValue } from '../diagnostics/value-fix';
import { idPattern } from '../natural-order';

/** The answers that a new merchant is made from. */
export interface Answers {
  id: string;
  name: string;
  /** The brand colour as `#rrggbb`, in small letters. */
  primary: string;
  host: string;
  program: string;
  layout?: ReferralLayout;
}

/** Answers as typed, as flags or at a prompt. Any of them may be missing. */
export type RawAnswers = Partial<Record<keyof Answers, string>>;

export const requiredAnswers = ['id', 'name', 'primary', 'host'] as const;
export type RequiredAnswer = (typeof requiredAnswers)[number];

/** A value as it will be written, or the complaint about it. */
export type Checked = { value: string } | { complaint: string };

/** Checks one answer with the merchant schema, and writes colours and hosts in their usual form. */
export function checkAnswer(key: keyof Answers, raw: string): Checked {
  const value = usual(key, raw.trim());
  const complaint = complaintAbout(key, value);
  return complaint === undefined ? { value } : { complaint };
}

function usual(key: keyof Answers, value: string): string {
  if (key === 'primary') return likelyValue(value, 'colour') ?? value;
  return key === 'host' ? value.toLowerCase() : value;
}

function complaintAbout(key: keyof Answers, value: string): string | undefined {
  const given = JSON.stringify(value);
  if (key === 'id') {
    return idPattern.test(value)
      ? undefined
      : `must be a whole number from 1 up, with at most ten digits, not ${given}.`;
  }
  if (key === 'layout') {
    if (referralLayouts.some((layout) => layout === value)) return undefined;
    const near = nearest(value, referralLayouts);
    return `must be one of ${referralLayouts.join(', ')}, not ${given}.${near ? ` Did you mean ${near}?` : ''}`;
  }
  const { error } = schemas[key].safeParse(value);
  if (!error) return undefined;
  const likely = key === 'host' ? likelyValue(value, 'host name') : undefined;
  return `${error.issues[0]?.message}, not ${given}.${likely ? ` Did you mean ${likely}?` : ''}`;
}

const { name, hosts, program, theme } = merchantSchema.shape;

/** The same schemas that check the config. */
const schemas = {
  name,
  host: hosts.element,
  program: program.unwrap().shape.name,
  primary: theme.unwrap().shape.palette.unwrap().shape.primaryOrange.unwrap(),
};
