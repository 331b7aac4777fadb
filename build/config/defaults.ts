import { errorAt, type Finding, fileError } from '../diagnostics/finding';
import { type JsonDocument, type Path, readJsonDocument } from '../diagnostics/json-document';
import { decodeText, maxConfigBytes, readMerchantFile } from '../diagnostics/read-merchant-file';
import { nearest } from '../shared/nearest';
import { valueAt } from '../shared/value-at';

/** Beside the folders of the malls: what they share (docs/brand.md#what-malls-share). */
export const defaultsName = 'defaults.json';

type JsonObject = Readonly<Record<string, unknown>>;

/** The file as it is, or why nothing of it can be read. `undefined` where malls share nothing. */
export function readDefaults(dir: string): JsonDocument | Finding | undefined {
  const file = readMerchantFile(dir, defaultsName, maxConfigBytes);
  if ('missing' in file) return undefined;
  if ('finding' in file) return file.finding;
  const decoded = decodeText(file.bytes);
  if ('finding' in decoded) return decoded.finding;
  const document = readJsonDocument(decoded.text);
  if (document.findings.length > 0 || isObject(document.value)) return document;
  return fileError(
    'What malls share must be an object in { }.',
    'write { "api": { "baseUrl": "https://…" } }',
  );
}

/**
 * A mall's config with what malls share filled in. Keys of an area are taken one by one. What stands in a key is taken whole: a list is replaced, and
 * nobody credits the maps of one provider to another. Only the colours of the palette are taken one by one again.
 *
 * @param own as the mall's own file says it
 * @param shared as `sharedFor` says it
 */
export function withShared(own: unknown, shared: unknown, path: readonly string[] = []): unknown {
  if (own === undefined) return shared;
  if (!isObject(own) || !isObject(shared) || !isTakenApart(path)) return own;
  const keys = new Set([...Object.keys(own), ...Object.keys(shared)]);
  const part = (object: JsonObject, key: string) => valueAt(object, [key]);
  // not by assignment, which would reach a prototype
  return Object.fromEntries(
    [...keys].map((key) => [key, withShared(part(own, key), part(shared, key), [...path, key])]),
  );
}

/** Whether a mall may take one key of what stands there, and another of the shared ones. */
export function isTakenApart(path: readonly string[]): boolean {
  return (
    path.length === 0 || (path.length === 1 && path[0] !== 'launch') || path.join('.') === 'theme.palette'
  );
}

/** What malls share, for this mall: without the keys that each has alone, and with its id and first host in addresses. */
export function sharedFor(id: string, own: unknown, shared: unknown): unknown {
  if (!isObject(shared)) return undefined;
  const host = valueAt(own, ['hosts', 0]);
  // A mall without a host has that mistake. It needs no second one for an address without it.
  const values = new Map([
    ['id', id],
    ['host', typeof host === 'string' ? host : 'rewards.mall.example'],
  ]);
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(placeholder, (whole, name) => values.get(name) ?? whole);
    if (Array.isArray(value)) return value.map(fill);
    return isObject(value) ? mapped(value, (_, each) => fill(each)) : value;
  };
  const visit = (object: JsonObject, path: Path): JsonObject =>
    mapped(object, (key, value) => {
      const at = [...path, key];
      if (isOwn(at, value) || key === '$schema') return undefined;
      if (isAddressArea(at)) return fill(value);
      return isObject(value) && path.length === 0 ? visit(value, at) : value;
    });
  return visit(shared, []);
}

const placeholder = /\{(\w+)\}/g;
const placeholders = ['id', 'host'];
/** Where addresses are asked. Texts have placeholders of their own. */
const addressAreas = ['api', 'links', 'integrations', 'help', 'rights'];

const ownKeys: ReadonlySet<string> = new Set([
  'name',
  'program',
  'hosts',
  'referral',
  'android',
  'manifest.shortName',
  'logo',
  'icon',
  'share.image',
  'theme.photo',
]);

/** Whether only a mall's own file may have the key: it makes the mall, or names a file of its folder. */
export function isOwnKey(path: Path): boolean {
  return ownKeys.has(path.join('.'));
}

/** The same, where the value decides: a typeface may be a file. */
function isOwn(path: Path, value: unknown): boolean {
  const isFont = ['theme.font', 'theme.headline.font'].includes(path.join('.'));
  return isOwnKey(path) || (isFont && String(value).endsWith('.woff2'));
}

/** Whether what stands there may hold placeholders. */
export function isAddressArea(path: Path): boolean {
  return addressAreas.includes(String(path[0]));
}

/**
 * What is wrong with the file itself, whatever a mall makes of it: mistakes of JSON, keys that each mall has alone, unknown placeholders. Every mall
 * has each of these problems, because none of them can be built before.
 */
export function sharedFindings(document: JsonDocument): Finding[] {
  const found: Finding[] = [...document.findings];
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (typeof value === 'string' && isAddressArea(path)) {
      found.push(...unknownPlaceholders(value, path, document));
    }
    if (isOwn(path, value)) {
      const message = `${path.join('.')} is what each mall has alone, so malls cannot share it.`;
      found.push(errorAt(document.locateKey(path), message, 'move it into the merchant.json of its mall'));
    } else if (Array.isArray(value))
      for (const [index, each] of value.entries()) visit(each, [...path, index]);
    else if (isObject(value)) for (const [key, each] of Object.entries(value)) visit(each, [...path, key]);
  };
  visit(document.value, []);
  return found.map((finding) => ({ ...finding, shared: true }));
}

function unknownPlaceholders(text: string, path: Path, document: JsonDocument): Finding[] {
  if (path[1] === 'maps') return []; // its {z}, {x} and {y} belong to the maps
  return [...text.matchAll(placeholder)].flatMap(([whole, name = '']): Finding[] => {
    if (placeholders.includes(name)) return [];
    const near = nearest(name, placeholders);
    const fix = near === undefined ? 'write the address without it' : `did you mean "{${near}}"?`;
    return [errorAt(document.locate(path), `${whole} is no placeholder. There are {id} and {host}.`, fix)];
  });
}

function mapped(object: JsonObject, of: (key: string, value: unknown) => unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => {
      const now = of(key, value);
      return now === undefined ? [] : [[key, now]];
    }),
  );
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
