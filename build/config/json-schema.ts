import { z } from 'zod';
import { merchantSchema } from '@/brand/merchant-schema';
import { standardTexts } from '@/brand/texts/all-texts';
import type { Wording } from '@/brand/texts/plural';
import { hexPattern } from '@/lib/color';
import { isAddressArea, isOwnKey } from './defaults';

/**
 * `merchants/merchant.schema.json`: with it, editors complete and explain the keys of `merchant.json`. It is in draft
 * 7, because editors support all of that.
 */
export function merchantJsonSchema(): string {
  const schema = z.toJSONSchema(merchantSchema, { io: 'input', target: 'draft-7', override: refine });
  return `${JSON.stringify({ ...schema, title: 'Merchant' }, null, 2)}\n`;
}

/**
 * `merchants/defaults.schema.json`: the same for what malls share. It points to the other one where the two say the same. Addresses
 * may hold placeholders, so here they are any text.
 */
export function defaultsJsonSchema(): string {
  const { properties = {} } = JSON.parse(merchantJsonSchema()) as JsonSchema; // written by zod
  const schema = {
    type: 'object',
    properties: sharedProperties(properties, []),
    additionalProperties: false,
  };
  return `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', title: 'What malls share', ...schema }, null, 2)}\n`;
}

interface JsonSchema {
  properties?: Readonly<Record<string, JsonSchema>>;
  pattern?: string;
}

function sharedProperties(properties: Readonly<Record<string, JsonSchema>>, path: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, schema]) => {
      const at = [...path, key];
      if (isOwnKey(at)) return [];
      if (isAddressArea(at)) return [[key, JSON.parse(JSON.stringify(schema, withoutPattern))]];
      const hasOwnKeys = Object.keys(schema.properties ?? {}).some((inner) => isOwnKey([...at, inner]));
      const { properties: inner = {}, ...rest } = schema;
      if (hasOwnKeys) return [[key, { ...rest, properties: sharedProperties(inner, at) }]];
      return [[key, { $ref: `merchant.schema.json#/properties/${at.join('/properties/')}` }]];
    }),
  );
}

function withoutPattern(key: string, value: unknown): unknown {
  return key === 'pattern' ? undefined : value;
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
