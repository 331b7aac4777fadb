import { z } from 'zod';
import { merchantSchema } from '@/brand/merchant-schema';
import { standardTexts } from '@/brand/texts/all-texts';
import type { Wording } from '@/brand/texts/plural';
import { hexPattern } from '@/lib/color';

/**
 * `merchants/merchant.schema.json`: with it, editors complete and explain the keys of `merchant.json`. It is in draft
 * 7, because editors support all of that.
 */
export function merchantJsonSchema(): string {
  const schema = z.toJSONSchema(merchantSchema, { io: 'input', target: 'draft-7', override: refine });
  return `${JSON.stringify({ ...schema, title: 'Merchant' }, null, 2)}\n`;
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** Adds what zod leaves out: colours in any letter case, lists without duplicates, and the app's standard texts. */
const refine: Override = ({ jsonSchema }) => {
  if (jsonSchema.pattern === hexPattern.source) {
    jsonSchema.pattern = '^#[0-9a-fA-F]{6}$'; // a pattern of JSON Schema cannot ignore letter case
    jsonSchema.format = 'color-hex'; // editors show the colour beside it
  }
  const { items, properties } = jsonSchema;
  if (typeof items === 'object' && !Array.isArray(items) && items.enum) jsonSchema.uniqueItems = true;
  for (const [key, wording] of standardTexts) {
    const text = properties?.[key];
    if (typeof text === 'object') text.description = `Instead of: ${wordingOf(wording)}`;
  }
};

/** A counted text shows its plural forms with their names, as a merchant would write them. */
function wordingOf(text: Wording): string {
  if (typeof text === 'string') return text;
  return Object.entries(text)
    .map(([form, wording]) => `${wording} (${form})`)
    .join(', ');
}
