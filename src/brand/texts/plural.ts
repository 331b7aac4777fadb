/** The forms that a counted text can have. Which of them a language uses, `Intl.PluralRules` knows. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof pluralForms)[number];

/** A counted text, form by form. A form that is not given reads like `other`. `{count}` stands for the number. */
export type PluralText = { readonly other: string } & { readonly [Form in PluralForm]?: string };

/** A text as it is declared or overridden. Texts that depend on a count have one wording per plural form. */
export type Wording = string | PluralText;

/** The language of the app's own texts. */
export const defaultLanguage = 'en';

/** The rules of a language; those of English for a language that the engine does not know. */
export function pluralRules(language: string): Intl.PluralRules {
  return new Intl.PluralRules([language, defaultLanguage]);
}

/** The forms that a language has, in the order of `pluralForms`. English has `one` and `other`. */
export function formsOf(language: string): PluralForm[] {
  const { pluralCategories } = pluralRules(language).resolvedOptions();
  return pluralForms.filter((form) => pluralCategories.includes(form));
}
