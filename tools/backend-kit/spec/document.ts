import { createHash } from 'node:crypto';
import type { Call } from '@/contract/call';
import { type CallName, calls } from '@/contract/calls';
import { type Versions, versions } from './changes';
import type { AllExamples, ExampleReply, Examples } from './examples';
import { fieldsOf, type JsonSchema, replySchema, requestSchema } from './json-schema';
import { purposeOf } from './meanings';
import { codeWords, otherRefusals, wordsOfRefusal } from './refusals';
import { whenItArrivesTwice } from './writes-twice';

const names = (Object.keys(calls) as CallName[]).sort();

/** The document of all calls: OpenAPI 3.1. */
export function openApi(examples: AllExamples, known: Versions = versions): JsonSchema {
  const [{ version }] = known;
  return {
    openapi: '3.1.0',
    info: {
      title: 'What the loyalty app asks a backend',
      version,
      description: introduction,
      license: { name: 'For clients of the product', identifier: 'LicenseRef-Client' },
    },
    servers: [{ url: 'https://api.client.example', description: "The mall's own backend" }],
    tags: [
      { name: 'read', description: 'Changes nothing, so the app may ask again.' },
      { name: 'write', description: 'Changes something. It may arrive twice.' },
    ],
    'x-changes': known.map(({ version: each, change }) => ({ version: each, changes: [change] })),
    paths: Object.fromEntries(names.map((name) => [calls[name].path, pathOf(name, examples[name])])),
    components: {
      securitySchemes: {
        access: { type: 'http', scheme: 'bearer', description: 'The access token of the login.' },
        refresh: { type: 'http', scheme: 'bearer', description: 'The refresh token.' },
      },
      schemas: { Refusal: refusal, RefusedToken: refusedToken },
    },
  };
}

/** What tells whether a call has changed: everything of it but words and examples. */
export function fingerprintOf(document: JsonSchema): string {
  const bare = JSON.stringify(document.paths, (key, value: unknown) =>
    ['description', 'summary', 'examples', 'x-when-it-arrives-twice'].includes(key) ? undefined : value,
  );
  return createHash('sha256').update(bare).digest('hex').slice(0, 16);
}

const introduction = `Every call is answered with an envelope: \`{"statusCode": 100, "response": …, "statusDescription": ""}\`.

- \`statusCode\` 100 is success, as a number or a numeric text. Any other number is a refusal, and \`statusDescription\` is the sentence for the shopper.
- A field stands in \`response\`. The app also reads it beside \`response\`.
- A field that is not required may be missing: the screen works without it. \`x-also-read\` says what else the app understands; send the usual form.
- Check the token before anything else. A refused token is HTTP 401 with the word \`refresh\`, \`expired\` or \`invalid\` in \`message\`. A call that was refused with \`refresh\` must have had no effect, because the app sends it once more.
- The app waits 75 seconds. Every other status than 200 to 299 and 401, and HTML, count as a failure.
- Calls of a mall's site come from its own host, so answer its CORS preflight: POST and GET, with the header \`Authorization\`.`;

function pathOf(name: CallName, examples: Examples): JsonSchema {
  const call: Call = calls[name];
  const isQuery = call.encoding === 'query';
  return {
    [call.method.toLowerCase()]: {
      operationId: name,
      tags: [call.effect],
      summary: name,
      description: descriptionOf(name, call),
      'x-effect': call.effect,
      'x-token': call.auth,
      'x-audience': call.audience,
      'x-encoding': call.encoding,
      ...(call.effect === 'write' && { 'x-when-it-arrives-twice': whenItArrivesTwice(name) }),
      security:
        call.auth === 'none' ? [] : call.audience === 'anyone' ? [{}, { access: [] }] : [{ [call.auth]: [] }],
      ...(isQuery
        ? { parameters: parametersOf(call) }
        : { requestBody: { required: true, content: bodyOf(call, examples) } }),
      responses: responsesOf(name, call, examples.replies),
    },
  };
}

function descriptionOf(name: CallName, { effect, audience, statusCode }: Call): string {
  return [
    purposeOf(name),
    audience === 'anyone' ? 'It must also be answered without a token.' : 'It needs a logged-in member.',
    statusCode === 'required' ? 'An answer without `statusCode` is not recognised.' : undefined,
    effect === 'write' ? `When it arrives twice: ${whenItArrivesTwice(name)}` : undefined,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const mediaTypes = {
  form: 'application/x-www-form-urlencoded',
  cipher: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

function bodyOf(call: Call, { request }: Examples): JsonSchema {
  const { encoding } = call;
  if (encoding === 'query') return {};
  const fields = fieldsSchema(call);
  const schema =
    encoding === 'cipher'
      ? {
          type: 'object',
          required: ['_k'],
          additionalProperties: false,
          properties: {
            _k: {
              type: 'string',
              description: 'The fields below as JSON, enciphered with the key of the mall.',
              contentMediaType: 'application/json',
              contentSchema: fields,
            },
          },
        }
      : fields;
  const example = encoding === 'cipher' ? { _k: '$K' } : request.fields;
  return { [mediaTypes[encoding]]: { schema, examples: { good: { value: example } } } };
}

function fieldsSchema(call: Call): JsonSchema {
  const entries = Object.values(fieldsOf(call.request) ?? {});
  const constants = Object.entries(call.constants);
  const required = entries.flatMap(({ wire, schema }) => (isLeftOut(schema) ? [] : [wire]));
  return {
    type: 'object',
    required: [...required, ...constants.map(([wire]) => wire)],
    properties: {
      ...propertiesOf(call),
      ...Object.fromEntries(
        constants.map(([wire, value]) => [wire, { const: value, description: 'Always this.' }]),
      ),
    },
  };
}

function propertiesOf(call: Call): Record<string, JsonSchema> {
  const described = replySchema(call.request).properties as Record<string, JsonSchema>; // of a record
  return Object.fromEntries(
    Object.values(fieldsOf(call.request) ?? {}).map(({ wire, schema }) => [
      wire,
      { ...requestSchema(schema, call.encoding), description: described[wire]?.description },
    ]),
  );
}

function parametersOf(call: Call): JsonSchema[] {
  return Object.entries(propertiesOf(call)).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: true,
    description,
    schema,
  }));
}

function isLeftOut(schema: Parameters<typeof requestSchema>[0]): boolean {
  const encoded = schema._zod.optin === 'optional' || schema._zod.def.type === 'optional';
  return encoded || replySchema(schema)['x-if-unusable'] !== undefined;
}

function responsesOf(name: CallName, call: Call, replies: readonly ExampleReply[]): JsonSchema {
  const good = goodSchema(call);
  const other = otherRefusals[name];
  const schema = { anyOf: [good, refusalOf(name, call), ...(other ? [other] : [])] };
  const at = (wanted: (status: number) => boolean) =>
    Object.fromEntries(
      replies
        .filter(({ kind, status }) => kind !== 'odd' && wanted(status)) // those are in their own files
        .map(({ kind, body }, index, all) => [
          nameOfExample(kind, all.slice(0, index).filter((each) => each.kind === kind).length),
          { value: body },
        ]),
    );
  return {
    '200': {
      description: 'The answer, or a refusal in words.',
      content: { 'application/json': { schema, examples: at((status) => status !== 401) } },
    },
    ...(call.auth !== 'none' && {
      '401': {
        description: 'The token was refused.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/RefusedToken' },
            examples: at((status) => status === 401),
          },
        },
      },
    }),
    '4XX': { description: 'Not used: the app takes it for a failure of the backend.' },
  };
}

/** The second refusal of a call is `refused-2`. */
function nameOfExample(kind: string, before: number): string {
  return before === 0 ? kind : `${kind}-${before + 1}`;
}

const statusCode = { type: 'integer', 'x-also-read': 'a numeric text' };

function goodSchema({ reply, statusCode: code }: Call): JsonSchema {
  const read = reply.schema ? replySchema(reply.schema) : {};
  const fields = { ...read, 'x-also-read': 'the fields beside `response`' };
  const nothing = { type: 'array', maxItems: 0, description: 'There is none.' };
  const response =
    reply.place !== 'fields' ? read : reply.orEmptyArray ? { anyOf: [fields, nothing] } : fields;
  return {
    type: 'object',
    ...(code === 'required' && { required: ['statusCode'] }),
    properties: {
      statusCode: { ...statusCode, const: 100, description: codeWords.good },
      ...(reply.schema && { response }),
      statusDescription: { type: 'string' },
    },
  };
}

const refusal: JsonSchema = {
  type: 'object',
  required: ['statusCode'],
  properties: {
    statusCode: { ...statusCode, not: { const: 100 }, description: codeWords.refused },
    statusDescription: { type: 'string', description: 'The sentence for the shopper.' },
  },
};

/** The usual refusal, or what this call's says beyond it. */
function refusalOf(name: CallName, { rejection }: Call): JsonSchema {
  const details = rejection?.schema && replySchema(rejection.schema);
  const words = wordsOfRefusal(name);
  if (!details && words === codeWords.refused) return { $ref: '#/components/schemas/Refusal' };
  const { statusCode: code, ...others } = refusal.properties as Record<string, JsonSchema>; // just above
  const properties = {
    statusCode: { ...code, description: words },
    ...others,
    ...(details && { response: details }),
  };
  return { ...refusal, properties };
}

const refusedToken: JsonSchema = {
  type: 'object',
  properties: {
    statusCode: { ...statusCode, const: 401, description: codeWords.unauthorised },
    message: {
      type: 'string',
      pattern: '([Rr]efresh|[Ee]xpired|[Ii]nvalid)',
      description:
        '`refresh`: the app renews its tokens and asks again. `expired` or `invalid`: it logs out.',
    },
  },
};
