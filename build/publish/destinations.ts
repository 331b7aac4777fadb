import { resolve } from 'node:path';
import { z } from 'zod';
import { s3Place } from '../../serve/objects/s3-request';
import { errorAt, type Finding } from '../diagnostics/finding';
import { type JsonDocument, readJsonDocument } from '../diagnostics/json-document';
import { decodeText, readMerchantFile } from '../diagnostics/read-merchant-file';
import { nearest } from '../shared/nearest';
import type { Problem } from '../shared/problem';
import { shown } from '../shared/shown';

/** At the root of the repository: where the studio may publish (docs/store.md#destinations). */
export const destinationsName = 'publish.json';

/** `to` of a destination where a push to git publishes. */
export const viaCi = 'ci';

const destinationSchema = z.strictObject({
  name: z
    .string()
    .regex(
      /^[A-Za-z0-9]([A-Za-z0-9 -]{0,38}[A-Za-z0-9])?$/,
      'must have letters, digits, "-" and blanks, at most 40',
    )
    .describe('What people call it, such as "Production".'),
  to: z
    .string()
    .min(1, 'must name a folder, s3://bucket/prefix or "ci"')
    .max(300)
    .describe('A store: a folder or s3://bucket/prefix. Or "ci", where a push to git publishes.'),
  endpoint: z.string().max(300).optional().describe('The server of a store that is not at AWS.'),
  production: z
    .boolean()
    .default(false)
    .describe('Shoppers see it, so the first publishing and each way back ask for the name of the mall.'),
  apiInFront: z
    .boolean()
    .default(false)
    .describe('Something in front of this store passes /api on, as publish --api-in-front says.'),
  onePublisher: z
    .boolean()
    .default(false)
    .describe('Nobody else publishes there at the same time, as publish --one-publisher says.'),
});

export const destinationsSchema = z.strictObject({
  $schema: z.string().optional(),
  destinations: z.array(destinationSchema).max(20),
});

export type Destination = z.infer<typeof destinationSchema>;

export interface Destinations {
  /** None where the file has a mistake or is not there. */
  destinations: readonly Destination[];
  problems: readonly Problem[];
}

const maxBytes = 50_000;

/** The destinations in a folder, or every mistake of the file. Never throws. */
export function readDestinations(folder: string): Destinations {
  const file = readMerchantFile(folder, destinationsName, maxBytes);
  if ('missing' in file) return { destinations: [], problems: [] };
  const decoded = 'finding' in file ? file : decodeText(file.bytes);
  const { destinations = [], findings } =
    'finding' in decoded
      ? { findings: [decoded.finding] }
      : checkDestinations(readJsonDocument(decoded.text));
  return {
    destinations,
    problems: findings.map((finding) => ({ merchant: '', file: destinationsName, ...finding })),
  };
}

/** The address of a store as a command takes it. A folder is named from the folder of `publish.json`. */
export function storeAddress(folder: string, { to }: Destination): string {
  return to.startsWith('s3:') ? to : resolve(folder, to);
}

function checkDestinations(document: JsonDocument): { destinations?: Destination[]; findings: Finding[] } {
  if (document.findings.length > 0) return { findings: document.findings };
  const result = destinationsSchema.safeParse(document.value, { reportInput: true });
  if (!result.success)
    return { findings: result.error.issues.flatMap((issue) => findingsOf(issue, document)) };
  const { destinations } = result.data;
  const findings = destinations.flatMap((destination, index) => {
    const earlier = destinations.findIndex(
      ({ name }) => name.toLowerCase() === destination.name.toLowerCase(),
    );
    const wrong: (readonly [key: string, message: string | undefined])[] = [
      ['to', faultOf(destination)],
      ['name', earlier < index ? `${shown(destination.name)} is the name of two destinations.` : undefined],
      ...storeFlags.map((key) => [key, faultOfFlag(destination, key)] as const),
    ];
    return wrong.flatMap(([key, message]) =>
      message === undefined ? [] : [errorAt(document.locate(['destinations', index, key]), message)],
    );
  });
  return findings.length > 0 ? { findings } : { destinations, findings };
}

/** What is wrong with the address, whatever account the environment holds. */
function faultOf({ to, endpoint }: Destination): string | undefined {
  if (/\/\/[^/]*@/.test(`${to} ${endpoint ?? ''}`))
    return 'An address holds no user and no password. Keys come from the environment.';
  if (to.startsWith('s3:')) {
    const place = s3Place(to, { AWS_ACCESS_KEY_ID: 'any', AWS_SECRET_ACCESS_KEY: 'any' }, endpoint);
    return typeof place === 'string' ? place : undefined;
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(to)) return 'A store is a folder or s3://bucket/prefix.';
  return endpoint === undefined ? undefined : '"endpoint" belongs to a store in s3://bucket/prefix.';
}

const storeFlags = ['apiInFront', 'onePublisher'] as const;

function faultOfFlag(destination: Destination, key: (typeof storeFlags)[number]): string | undefined {
  return destination.to === viaCi && destination[key]
    ? `"${key}" belongs to a store. For "ci", STORE_FLAGS of the workflow says it.`
    : undefined;
}

function findingsOf(issue: z.core.$ZodIssue, document: JsonDocument): Finding[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey(key, issue.path, document.locateKey([...issue.path, key])));
  const place = document.locate(issue.path);
  const name = issue.path.map(String).join('.') || 'The file';
  if (!document.has(issue.path)) return [errorAt(place, `${name} is missing.`)];
  const rule = issue.message.startsWith('must') ? `it ${issue.message}` : ruleOf(issue);
  return [errorAt(place, `${name} is ${shown(issue.input)}: ${rule}.`)];
}

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `it must be ${kinds[issue.expected] ?? issue.expected}`;
  return issue.code === 'too_big' ? `there may be at most ${issue.maximum}` : issue.message;
}

const kinds: Partial<Record<string, string>> = {
  string: 'text in double quotes',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

/** Its value is not repeated: it may be a key that nobody should read. */
function unknownKey(
  key: string,
  path: readonly PropertyKey[],
  place: ReturnType<JsonDocument['locateKey']>,
): Finding {
  const allowed = Object.keys((path.length === 0 ? destinationsSchema : destinationSchema).shape);
  const message = `There is no key ${shown(key)} here. Allowed: ${allowed.join(', ')}.`;
  if (/key|secret|token|password/i.test(key))
    return errorAt(
      place,
      `${message} Keys come from the environment.`,
      'delete it, and renew that key: git keeps it',
    );
  const near = nearest(key, allowed);
  return errorAt(place, message, near === undefined ? 'delete it' : `did you mean "${near}"?`);
}

/** `publish.schema.json`, with which editors complete and explain the file. */
export function destinationsJsonSchema(): string {
  const schema = z.toJSONSchema(destinationsSchema, { io: 'input', target: 'draft-7' });
  return `${JSON.stringify({ ...schema, title: 'Destinations' }, null, 2)}\n`;
}
