import { languageFault } from '@/brand/merchant-schema-language';
import { nearest } from '../shared/nearest';

/** Languages that malls in India write in, although most people who speak them live elsewhere. */
const spokenInIndia = ['en', 'bn', 'ur', 'ne', 'sd'];
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** The language tag that a person meant by a name such as `Hindi`, or by a tag such as `en_in` or `en-UK`. */
export function likelyLanguage(value: string): string | undefined {
  const name = value.replace(/\s*\(.*$/, '').toLowerCase();
  const codes = namedCodes();
  const code = codes.get(name);
  if (code !== undefined) return withCountry(code);
  const tag = likelyTag(value);
  if (tag !== undefined || name.length < 4) return tag;
  const near = nearest(name, [...codes.keys()]);
  return near === undefined ? undefined : withCountry(codes.get(near) ?? near);
}

let known: ReadonlyMap<string, string> | undefined;

/** The two-letter codes of the languages, by their names in English and in themselves. */
function namedCodes(): ReadonlyMap<string, string> {
  known ??= new Map(
    letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter((code) => languageFault(code) === undefined)
      .flatMap((code) =>
        ['en', code].map((language) => {
          const names = new Intl.DisplayNames([language], { type: 'language' });
          return [names.of(code)?.toLowerCase() ?? code, code] as const;
        }),
      ),
  );
  return known;
}

function withCountry(code: string): string {
  const country = spokenInIndia.includes(code) ? 'IN' : new Intl.Locale(code).maximize().region;
  return country === undefined ? code : `${code}-${country}`;
}

function likelyTag(value: string): string | undefined {
  const [, language, country] = /^([a-z]{2,3})(?:[-_ ]?([a-z]{2}))?$/i.exec(value) ?? [];
  if (!language) return undefined;
  const written = country ? `${language}-${country}` : language;
  const [tag] = Intl.getCanonicalLocales(written);
  if (tag === undefined || languageFault(tag) === undefined) return tag;
  const alone = new Intl.Locale(tag).language;
  return languageFault(alone) === undefined ? withCountry(alone) : undefined;
}
