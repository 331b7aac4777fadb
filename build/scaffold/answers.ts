import { type OptionalScreen, optionalScreens } from '@/brand/capabilities';
import { fontNames } from '@/brand/font-names';
import { merchantSchema } from '@/brand/merchant-schema';
import { type ReferralLayout, referralLayouts } from '@/brand/referral-layouts';
import { likelyColor } from '../diagnostics/likely-color';
import { likelyValue } from '../diagnostics/value-fix';
import { idPattern } from '../shared/natural-order';
import { nearest } from '../shared/nearest';
import { shown } from '../shared/shown';

/** The answers that a new merchant is made from. */
export interface Answers {
  id: string;
  name: string;
  /** The brand colour as `#rrggbb`, in small letters. */
  primary: string;
  host: string;
  program: string;
  /** The name under the icon. */
  shortName: string;
  /** A second brand colour, in the same form. */
  accent?: string;
  layout?: ReferralLayout;
  /** Areas that the mall does not have. */
  without: readonly OptionalScreen[];
  /** The name of a typeface, or the path of a WOFF2 file. */
  font?: string;
}

/** Answers as typed, as flags or at a prompt. Any of them may be missing. */
export type RawAnswers = Partial<Record<keyof Answers, string>>;

export const requiredAnswers = ['id', 'name', 'primary', 'host'] as const;
export type RequiredAnswer = (typeof requiredAnswers)[number];

/** Answers in their usual form. None of the required ones is missing. */
export type KnownAnswers = RawAnswers & Record<RequiredAnswer, string>;

/** How the command line of `mall new` names an answer. */
export function flagOf(key: string): string {
  return key === 'id' ? 'ID' : `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A value as it will be written, or the complaint about it. */
export type Checked = { value: string } | { complaint: string };

/** Checks one answer with the merchant schema, and writes colours, hosts and lists in their usual form. */
export function checkAnswer(key: keyof Answers, raw: string): Checked {
  const value = usual(key, raw.trim());
  const complaint = complaintAbout(key, value);
  return complaint === undefined ? { value } : { complaint };
}

function usual(key: keyof Answers, value: string): string {
  if (key === 'primary' || key === 'accent') return likelyColor(value) ?? value;
  if (key === 'without') return listOf(value).join(',');
  return key === 'host' ? value.toLowerCase() : value;
}

/** The entries of a list with commas. */
export function listOf(value: string): string[] {
  return [...new Set(value.split(/[\s,]+/).filter((entry) => entry !== ''))];
}

function complaintAbout(key: keyof Answers, value: string): string | undefined {
  const given = value === '' ? '' : `, not ${shown(value)}`;
  if (key === 'id') {
    if (idPattern.test(value)) return undefined;
    const number = value.replace(/^0+/, '');
    const meant = idPattern.test(number) ? ` Did you mean "${number}"?` : '';
    return `must be a whole number from 1 up, with at most ten digits${given}.${meant}`;
  }
  if (key === 'layout') return outsideAll([value], referralLayouts);
  if (key === 'without') {
    const complaint = outsideAll(listOf(value), optionalScreens);
    return complaint && `${complaint} Every mall has the other areas.`;
  }
  if (key === 'font') return fontComplaint(value);
  const { error } = schemas[key].safeParse(value);
  if (!error) return undefined;
  const [issue] = error.issues;
  if (issue?.code === 'too_big') return `${issue.message}, not the ${[...value].length} of ${shown(value)}.`;
  const likely = likelyValue(value, key === 'host' ? 'host name' : '');
  return `${issue?.message}${given}.${likely ? ` Did you mean "${likely}"?` : ''}`;
}

/** A WOFF2 file may lie anywhere and have any name, because it is copied into the folder. */
function fontComplaint(value: string): string | undefined {
  if (fontNames.some((font) => font === value) || value.endsWith('.woff2')) return undefined;
  const likely = likelyValue(value, 'WOFF2');
  return `must be one of ${fontNames.join(', ')}, or the path of a WOFF2 file, such as brand/font.woff2, not ${shown(value)}.${likely ? ` Did you mean "${likely}"?` : ''}`;
}

function outsideAll(values: readonly string[], allowed: readonly string[]): string | undefined {
  const wrong = values.filter((value) => !allowed.includes(value));
  if (wrong.length === 0) return undefined;
  const near = [...new Set(wrong.flatMap((value) => nearest(value, allowed) ?? []))];
  const list = (texts: readonly string[], word: string) => texts.map(shown).join(` ${word} `);
  const guess = near.length > 0 ? ` Did you mean ${list(near, 'and')}?` : '';
  return `must be one of ${allowed.join(', ')}, not ${list(wrong, 'or')}.${guess}`;
}

const { name, hosts, program, theme, manifest } = merchantSchema.shape;
const colour = theme.unwrap().shape.palette.unwrap().shape.primaryOrange.unwrap();

/** The same schemas that check the config. */
const schemas = {
  name,
  host: hosts.element,
  program: program.unwrap().shape.name,
  shortName: manifest.unwrap().shape.shortName.unwrap(),
  primary: colour,
  accent: colour,
};
