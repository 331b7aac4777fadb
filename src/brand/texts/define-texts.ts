import type { Brand } from '../brand';
import { currentBrand } from '../current-brand';
import { defaultLanguage, pluralRules, type Wording } from './plural';

export interface TextGroup<T extends Record<string, Wording>> {
  area: string;
  defaults: T;
}

/** The texts for a screen. Counted texts are functions of their count. */
export type Texts<T extends Record<string, Wording>> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : CountedText;
};

/** The wording for a count, with `{count}` and the other values filled in. */
type CountedText = (count: number, values?: Values) => string;

type Values = Readonly<Record<string, string | number>>;

/** Declares the texts of one area. A merchant overrides one as `"<area>.<key>"` under `texts` in its config. */
export function defineTexts<const T extends Record<string, Wording>>(
  area: string,
  defaults: T,
): TextGroup<T> {
  return { area, defaults };
}

const resolved = new WeakMap<object, Texts<Record<string, Wording>>>();

/** The area's texts with this merchant's overrides applied; the same object on every call. */
export function textsOf<T extends Record<string, Wording>>(group: TextGroup<T>): Texts<T> {
  let texts = resolved.get(group);
  if (!texts) {
    texts = textsFor(currentBrand(), group);
    resolved.set(group, texts);
  }
  return texts as Texts<T>; // made from the same group
}

/** The area's texts as a merchant's site shows them. */
export function textsFor<T extends Record<string, Wording>>(
  { texts, language }: Pick<Brand, 'texts' | 'language'>,
  { area, defaults }: TextGroup<T>,
): Texts<T> {
  const entries = Object.entries(defaults).map(([key, standard]) => {
    const own = texts[`${area}.${key}`];
    const wording = own ?? standard;
    if (typeof standard === 'string') return [key, wording];
    return [key, counted(wording, own === undefined ? defaultLanguage : language)];
  });
  return Object.fromEntries(entries) as Texts<T>; // fromEntries forgets the keys
}

/** A merchant may give one wording for all counts. */
function counted(wording: Wording, language: string): CountedText {
  if (typeof wording === 'string') return (count, values) => fill(wording, { ...values, count });
  const rules = pluralRules(language);
  return (count, values) => fill(wording[rules.select(count)] ?? wording.other, { ...values, count });
}

/** Replaces each `{name}` by its value: `fill('Hi {name}!', { name })`. A placeholder without a value stays visible. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
