import { z } from 'zod';
import { refuseUnreadable } from './merchant-schema-fields';
import { languageTag } from './merchant-schema-language';
import { allTexts } from './texts/all-texts';
import { formsOf, type PluralForm, pluralForms, type Wording } from './texts/plural';

/**
 * `texts` of a merchant's config: the merchant's wordings, with the placeholders and plural forms that the app can fill
 * in.
 */
export const merchantTexts = z.strictObject(
  Object.fromEntries(
    allTexts.flatMap(({ area, defaults }) =>
      Object.entries(defaults).map(([key, standard]) => [`${area}.${key}`, override(standard).optional()]),
    ),
  ),
);

interface Worded {
  manifest: { language: string };
  texts: z.output<typeof merchantTexts>;
}

/** Refuses plural forms that the site's language does not have. */
export function refuseForeignForms({ manifest, texts }: Worded, context: z.core.$RefinementCtx): void {
  const { language } = manifest;
  for (const [key, wording] of Object.entries(texts)) {
    if (!isObject(wording)) continue;
    const forms = formsOf(language);
    for (const form of pluralForms) {
      if (!(form in wording) || forms.includes(form)) continue;
      const message = `the language ${language} has no form "${form}"; allowed are ${forms.join(', ')}`;
      context.addIssue({
        code: 'custom',
        path: ['texts', key, form],
        input: wording[form],
        message,
        params: { fix: 'delete it' },
      });
    }
  }
}

/**
 * Whether the config has a language for the check of its texts. Other parts may be wrong, because one run shows every
 * problem.
 */
export function hasLanguage({ value }: { value: unknown }): boolean {
  if (!isObject(value) || !isObject(value.manifest) || !isObject(value.texts)) return false;
  return languageTag.safeParse(value.manifest.language).success;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The names that a merchant's wording for this text may have in `{ }`. */
export function placeholdersOf(standard: Wording): string[] {
  if (typeof standard === 'string') return [...new Set(Array.from(standard.matchAll(/\{\w+\}/g), String))];
  return [...new Set(['{count}', ...Object.values(standard).flatMap(placeholdersOf)])];
}

function override(standard: Wording): z.ZodType<Wording> {
  const line = wording(placeholdersOf(standard));
  return typeof standard === 'string' ? line : z.union([line, plural(line)]);
}

function plural(line: z.ZodType<string>) {
  const forms = Object.fromEntries(
    pluralForms.map((form) => [form, form === 'other' ? line : line.optional()]),
  ) as Record<Exclude<PluralForm, 'other'>, z.ZodOptional<typeof line>> & { other: typeof line }; // fromEntries forgets the keys
  return z.strictObject(forms).describe('One wording per plural form of the language; "other" is required');
}

function wording(placeholders: readonly string[]) {
  return z
    .string()
    .max(500, 'must have at most 500 characters')
    .regex(/[^\s\p{Cf}]/u, 'must not be empty or only spaces')
    .superRefine(refuseUnreadable)
    .superRefine((text, context) => {
      for (const found of new Set(text.match(bracedParts))) {
        if (!placeholders.includes(found)) context.addIssue(unknownPlaceholder(found, placeholders));
      }
    });
}

/** `{name}`, and texts that a person may have meant as a placeholder: `{{name}}`, `{ name }`, `{name`, `name}`. */
const bracedParts = /\{\{+[^{}]*\}+\}|\{[^{}]*\}|\{\w*|\w*\}/g;

function unknownPlaceholder(found: string, allowed: readonly string[]) {
  const message =
    allowed.length > 0
      ? `there is no placeholder ${found}; allowed are ${allowed.join(', ')}`
      : `there is no placeholder ${found}, and this text has none`;
  return { code: 'custom', message, params: { found, allowed } } as const;
}
