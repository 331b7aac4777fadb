import { z } from 'zod';

/** Why a tag names no language of this world. `undefined` for a good one. */
function languageFault(tag: string): string | undefined {
  const { language, script, region } = new Intl.Locale(tag);
  if (!isKnown('language', language)) return `names no language that exists (${language})`;
  if (script !== undefined && !isKnown('script', script)) return `names no script that exists (${script})`;
  // the engine also knows the code for "unknown"
  if (region !== undefined && (region === 'ZZ' || !isKnown('region', region)))
    return `names no country that exists (${region})`;
  return Intl.getCanonicalLocales(tag)[0] === tag ? undefined : 'must be written with today’s codes';
}

/** The names that the engine knows. Making such a list takes longer than a thousand questions to it. */
const namesOf = {
  language: new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }),
  script: new Intl.DisplayNames(['en'], { type: 'script', fallback: 'none' }),
  region: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
};

function isKnown(type: keyof typeof namesOf, code: string): boolean {
  return namesOf[type].of(code) !== undefined;
}

export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, {
    error: 'must be a language tag such as en-IN',
    abort: true,
  })
  .check(({ value, issues }) => {
    const fault = languageFault(value);
    if (fault === undefined) return;
    const message = `${fault}; a language tag is written like en-IN`;
    issues.push({ code: 'invalid_format', format: 'regex', input: value, message });
  });
