import { z } from 'zod';
import { cleanText } from '@/lib/clean-text';
import { hexPattern } from '@/lib/color';
import { apiBaseUrlFault, apiBaseUrlPattern, pageAddressPattern } from './addresses';
import { fontNames } from './font-names';
import { isInEverySite } from './public-hosts';

/** What a person calls a key of the config, and what its value does. The studio, editors and messages show both. */
export function named(title: string, description: string): { title: string; description: string } {
  return { title, description };
}

/** One of a few names. The studio shows the words of each name in its place, and editors show its description. */
export function choice<const T extends readonly [string, ...string[]]>(
  values: T,
  words: Readonly<Record<T[number], ReturnType<typeof named>>>,
) {
  const inOrder = values.map((value: T[number]) => words[value]);
  return z.enum(values).meta({
    enumTitles: inOrder.map(({ title }) => title),
    enumDescriptions: inOrder.map(({ description }) => description),
  });
}

export const hex = z
  .string()
  .regex(hexPattern, 'must be a colour such as #e8590c')
  .describe('A colour as #rrggbb');

export const host = z
  .string()
  .regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/, {
    error: 'must be a host name such as rewards.my-mall.example, without https://, port, path and *',
    abort: true,
  })
  .regex(
    /^(?!(\d+\.localhost|.*\.\d+)$)/,
    'must be a host name, not an IP address, and not <id>.localhost, which npm start uses',
  )
  .refine((name) => !isInEverySite(name), 'must be a host of this mall; this one stands in every site');

export const line = (max: number) =>
  z
    .string()
    .overwrite(cleanText)
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line without control characters')
    .superRefine(refuseUnreadable);

/** The name of a file in the merchant's folder. */
export const fileName = (pattern: RegExp, kind: string, example: string) =>
  z
    .string()
    .regex(
      pattern,
      `must be the name of ${kind} file in the merchant folder, such as ${example}, in Latin letters, digits, - and _, with a small ending`,
    );

export const asset = fileName(/^[\w-][\w.-]*\.(?:svg|png)$/, 'an SVG or PNG', 'logo.svg');

export const font = z
  .string()
  .regex(
    new RegExp(`^(?:${fontNames.join('|')}|[\\w-][\\w.-]*\\.woff2)$`),
    `must be one of ${fontNames.join(', ')}, or the name of a WOFF2 file in the merchant folder, such as font.woff2`,
  )
  .meta({ examples: [...fontNames] });

export const apiBaseUrl = z
  .string()
  .regex(apiBaseUrlPattern, {
    error: ({ input }) => apiBaseUrlFault(String(input)) ?? 'must be an https:// address or a path',
    abort: true,
  })
  .check(({ value, issues }) => {
    const fault = apiBaseUrlFault(value);
    if (fault) issues.push({ code: 'custom', input: value, message: fault });
  });

/** A page on the web that shoppers open in a tab of its own. */
export const pageAddress = z
  .string()
  .max(500, 'must have at most 500 characters')
  .regex(pageAddressPattern, {
    error: 'must be the https:// address of a page, such as https://www.my-mall.example/privacy',
    abort: true,
  })
  .refine((address) => URL.canParse(address), 'must be the https:// address of a page that can exist');

export const unique = <T extends z.ZodType<string>>(entry: T) =>
  z.array(entry).refine((list) => new Set(list).size === list.length, {
    error: 'must not name the same entry twice',
    when: isList,
  });

/** Also checks the whole list when one entry has a mistake, because one run shows every problem. */
export function isList({ value }: { value: unknown }): boolean {
  return Array.isArray(value);
}

/** Characters of a text that nobody can read, or that spoil what stands beside them. */
const unreadable: readonly { letters: RegExp; what: string; fix: string }[] = [
  {
    letters: /\p{Cs}/u, // with the flag u, only a half that stands alone
    what: 'half an emoji',
    fix: 'type the emoji again, or delete the half that is left',
  },
  {
    letters: /[\u202a-\u202e\u2066-\u2069]/,
    what: 'hidden characters that turn the direction of the letters after them',
    fix: 'type the text again, without copying it',
  },
];

/** The rule for the letters of every text that shoppers see: names as well as wordings. */
export function refuseUnreadable(text: string, context: z.core.$RefinementCtx): void {
  for (const { letters, what, fix } of unreadable) {
    const [found] = letters.exec(text) ?? [];
    if (found === undefined) continue;
    const code = found.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
    const message = `must not contain ${what} (U+${code})`;
    context.addIssue({ code: 'custom', input: text, message, params: { fix } });
  }
}
