import { join } from 'node:path';
import { type JsonDocument, type Path, readJsonDocument } from '../diagnostics/json-document';
import { fileStart } from '../diagnostics/position';
import { decodeText, maxConfigBytes, readMerchantFile } from '../diagnostics/read-merchant-file';
import { displayPath } from '../shared/display-path';
import type { Problem } from '../shared/problem';
import type { Secret } from './secrets';

/**
 * What is wrong with a word of a mall that the app itself says. No build can look for such a name, which is a warning. A
 * host or an address is refused. Only that mall is, because anybody can write any word into a config.
 *
 * @param dir folder of the merchants
 */
export function saidByApp(dir: string, secret: Secret): Problem {
  const { owner, kind, text } = secret;
  const place = placeOf(join(dir, owner), secret);
  if (kind === 'name') {
    const message = `The app itself says ${JSON.stringify(text)}, so no build can tell whether that name is in another mall's site.`;
    const fix = 'choose a name that only this mall has, or keep it: its own site is right either way';
    return { merchant: owner, ...place, severity: 'warning', message, fix };
  }
  const message = `The ${kind} ${JSON.stringify(text)} is a word in the code of every site, so it cannot be this mall's own.`;
  const own =
    kind === 'host' ? 'write the host of this mall' : "write the address of this mall's own backend";
  const fix = `${own}; if it is right, a programmer must take it out of the app`;
  return { merchant: owner, ...place, severity: 'error', message, fix };
}

/** Where a merchant's config says this. If that is not known, the beginning of the file. */
function placeOf(folder: string, secret: Secret) {
  const read = readMerchantFile(folder, 'merchant.json', maxConfigBytes);
  const decoded = 'bytes' in read ? decodeText(read.bytes) : undefined;
  const document = decoded && 'text' in decoded ? readJsonDocument(decoded.text) : undefined;
  const key = document && keysOf(secret, document).find((path) => document.valueAt(path) === secret.text);
  const position = (key && document?.locate(key)) ?? fileStart;
  return { file: displayPath(join(folder, 'merchant.json')), ...position };
}

/** The keys of a config that may give it. */
function keysOf({ kind, text }: Secret, document: JsonDocument): Path[] {
  if (kind === 'name') return [['name'], ['program', 'name'], ['manifest', 'shortName']];
  const hosts = document.valueAt(['hosts']);
  return kind === 'host' && Array.isArray(hosts) ? [['hosts', hosts.indexOf(text)]] : [['api', 'baseUrl']];
}
