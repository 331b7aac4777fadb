/** The forms that a counted text can have. `Intl.PluralRules` knows which of them a language uses. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof pluralForms)[number];

/** A counted text, form by form. A missing form uses the wording of `other`. `{count}` is the number. */
export type PluralText = { readonly other: string } & { readonly [Form in PluralForm]?: string };

/**
 * A text as the app declares it or a merchant overrides it. A text that depends on a count has one wording for each
 * plural form.
 */
export type Wording = string | PluralText;

/** The language of the app's own texts. */
export const defaultLanguage = 'en';

/** The plural rules of a language. For a language that the engine does not know, the rules of English. */
export function pluralRules(language: string): Intl.PluralRules {
  return new Intl.PluralRules([language, defaultLanguage]);
}

/** The forms that a language has, in the order of `pluralForms`. English has `one` and `other`. */
export function formsOf(language: string): PluralForm[] {
  const { pluralCategories } = pluralRules(language).resolvedOptions();
  return pluralForms.filter((form) => pluralCategories.includes(form));
}
