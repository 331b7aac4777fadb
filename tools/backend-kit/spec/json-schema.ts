import * as z from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { strictly } from '@/contract/strictly';
import { tokenField } from '@/contract/tokens';
import { amount, dayOrNone, figureText, id, insideOf, knownFlag, text, textList } from '@/contract/wire';
import { meaningOf } from './meanings';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 uses it. `x-also-read` says in words what else the app understands. */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface Field {
  wire: string;
  schema: ZodMiniType;
  beside: boolean;
}

/** The fields of a `record`, or undefined for another schema. */
export function fieldsOf(schema: ZodMiniType): Record<string, Field> | undefined {
  return 'fields' in schema ? (schema.fields as Record<string, Field>) : undefined;
}

/** The values of the wire that stand everywhere, as a backend usually sends them. */
const usual = new Map<ZodMiniType, JsonSchema>([
  [
    tokenField,
    {
      type: 'object',
      required: ['token'],
      properties: {
        token: { type: 'string', minLength: 1, description: 'The access token.' },
        refresh_token: { type: 'string', description: 'The refresh token.' },
      },
      'x-also-read': 'the access token itself, with `refresh_token` beside it',
    },
  ],
  [id, { type: 'string', minLength: 1, 'x-also-read': 'a number' }],
  [text, { type: 'string', 'x-also-read': 'a number; null, nothing or another type counts as empty' }],
  [
    dayOrNone,
    {
      type: 'string',
      examples: ['1990-12-31'],
      'x-also-read': 'a day with a time; any other text counts as none',
    },
  ],
  [figureText, { type: 'string', 'x-also-read': 'a number; NaN and Infinity count as empty' }],
  [amount, { type: 'number', 'x-also-read': 'a numeric text' }],
  [knownFlag, { type: 'string', enum: ['0', '1'], 'x-also-read': '0, 1, true, false, "true", "false"' }],
  [
    textList,
    { type: 'array', items: { type: 'string' }, 'x-also-read': 'one text, or an object with numbered keys' },
  ],
]);

/** What zod cannot see, because the app reads any value: by the name of the field. */
const byName: Readonly<Record<string, JsonSchema>> = {
  gender: {
    type: 'number',
    enum: [0, 1, 2, 3],
    'x-also-read': 'a numeric text; anything else counts as unset',
  },
  marital_status: {
    type: 'number',
    enum: [0, 1, 2, 3],
    'x-also-read': 'a numeric text; anything else counts as unset',
  },
  last_bill_id: { type: 'string', 'x-also-read': 'a number; 0 means none' },
  is_stock_available: {
    type: 'string',
    enum: ['yes', 'no'],
    'x-also-read': 'false and 0 as no; anything else as yes',
  },
  qty: { type: 'number', 'x-also-read': 'a numeric text; anything else counts as 1' },
  auto_reject_or_cancel_order: {
    type: 'string',
    enum: ['0', '1'],
    'x-also-read': 'any other value counts as on',
  },
  redeem_error: { type: 'string', 'x-also-read': '"0" counts as empty' },
  banner_images: { type: 'string', 'x-also-read': 'a list, of which the first is shown' },
  is_booked: { type: 'string', enum: ['yes', 'no'] },
  category_name: { type: 'string', 'x-also-read': 'a list of texts' },
  shop_numbers: { type: 'string', 'x-also-read': 'a list of texts' },
};

const flagInWords: JsonSchema = { type: 'string', enum: ['0', '1'], 'x-also-read': '0, 1, true, false' };

/** How the app reads a value of a reply. `name` is the wire name of its field. */
export function replySchema(schema: ZodMiniType, name = ''): JsonSchema {
  const fields = fieldsOf(schema);
  if (fields) return objectSchema(fields);
  const known = usual.get(schema);
  if (known) return known;
  const inside = insideOf(schema);
  if (inside) {
    const inner = replySchema(inside.of, name);
    switch (inside.as) {
      case 'maybe':
        return { ...inner, 'x-if-unusable': 'counts as missing' };
      case 'record':
        return inner;
      case 'json':
        return { type: 'string', contentMediaType: 'application/json', contentSchema: inner };
      case 'lists':
        return {
          type: 'object',
          additionalProperties: { type: 'array', items: inner },
          'x-also-read': '[] or nothing for none',
        };
      case 'keyed':
        return { type: 'object', additionalProperties: inner, 'x-also-read': 'an array' };
      case 'merchant':
        return {
          type: 'object',
          required: ['added'],
          properties: { added: { type: 'object', required: ['1'], properties: { '1': inner } } },
          'x-also-read': 'an array in `added`, whose entry 1 is the merchant',
        };
      case 'list':
      case 'required list':
        return {
          type: 'array',
          items: inner,
          'x-also-read': `an object with numbered keys; entries that do not fit are dropped${inside.as === 'list' ? '; nothing or null counts as empty' : ''}`,
        };
    }
  }
  if (byName[name]) return byName[name];
  const piped = pipedInto(schema);
  if (piped) return replySchema(piped, name);
  if (isFlag(schema)) return flagInWords;
  return zodSchema(schema, 'input');
}

function objectSchema(fields: Record<string, Field>): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.flatMap(([, { wire, schema }]) => (isRequired(schema) ? [wire] : []));
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      entries.map(([name, { wire, schema }]) => [
        wire,
        { ...replySchema(schema, wire), description: meaningOf(name, wire) },
      ]),
    ),
  };
}

/** Whether an answer without the field is not recognised. */
function isRequired(schema: ZodMiniType): boolean {
  return !z.safeParse(schema, undefined).success;
}

function isFlag(schema: ZodMiniType): boolean {
  const [on, off] = [z.safeParse(schema, '1'), z.safeParse(schema, '0')];
  return on.data === true && off.data === false;
}

/** What reads the value in the end, where a check stands before it. */
export function pipedInto(schema: ZodMiniType): ZodMiniType | undefined {
  const { def } = schema._zod as unknown as {
    def: { type: string; out?: ZodMiniType; reverseTransform?: unknown };
  };
  return def.type === 'pipe' && def.reverseTransform === undefined ? def.out : undefined;
}

/** A field of a request, before it is encoded: what a valid app sends, and nothing else. */
export function requestSchema(schema: ZodMiniType, encoding: string): JsonSchema {
  const inside = insideOf(schema);
  if (inside?.as === 'maybe') return requestSchema(inside.of, encoding);
  if (inside?.as === 'json') {
    return { type: 'string', contentMediaType: 'application/json', contentSchema: replySchema(inside.of) };
  }
  if (isFlag(schema))
    return encoding === 'cipher' ? { type: 'number', enum: [0, 1] } : { type: 'string', enum: ['0', '1'] };
  const sent = zodSchema(strictly(schema), 'output');
  return Object.keys(sent).length > 0 ? sent : zodSchema(schema, 'output');
}

function zodSchema(schema: ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: describeFile });
  return made;
}

/** Zod leaves the type of a file open. */
const describeFile: NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']> = ({
  zodSchema: { _zod },
  jsonSchema,
}) => {
  if (_zod.def.type === 'array' && jsonSchema.items && Object.keys(jsonSchema.items).length === 0) {
    jsonSchema.items = { type: 'string', contentMediaType: 'application/octet-stream' };
  }
};
