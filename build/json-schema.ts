import { z } from 'zod';
import { merchantSchema } from '@/brand/merchant-schema';
import { allTexts } from '@/brand/texts/all-texts';
import type { Wording } from '@/brand/texts/plural';
import { hexPattern } from '@/lib/color';

/**
 * `merchants/merchant.schema.json`: what editors complete and explain `merchant.json` with. In draft 7, which the
 * editors' own JSON support covers completely.
 */
export function merchantJsonSchema(): string {
  const schema = z.toJSONSchema(merchantSchema, { io: 'input', target: 'draft-7', override: refine });
  return `${JSON.stringify({ ...schema, title: 'Merchant' }, null, 2)}\n`;
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** Adds what zod leaves out: letter case of colours, lists without doubles, the app's own wordings. */
const refine: Override = ({ jsonSchema }) => {
  if (jsonSchema.pattern === hexPattern.source) {
    jsonSchema.pattern = '^#[0-9a-fA-F]{6}$'; // JSON Schema knows no flag for letter case
    jsonSchema.format = 'color-hex'; // editors show a swatch for it
  }
  const { items, properties } = jsonSchema;
  if (typeof items === 'object' && !Array.isArray(items) && items.enum) jsonSchema.uniqueItems = true;
  for (const [key, wording] of wordings) {
    const text = properties?.[key];
    if (typeof text === 'object') text.description = `Instead of: ${wording}`;
  }
};

const wordings = allTexts.flatMap(({ area, defaults }) =>
  Object.entries(defaults).map(([key, text]) => [`${area}.${key}`, wordingOf(text)] as const),
);

/** The forms of a counted text are given with their names, as a merchant may give its own. */
function wordingOf(text: Wording): string {
  if (typeof text === 'string') return text;
  return Object.entries(text)
    .map(([form, wording]) => `${wording} (${form})`)
    .join(', ');
}
