import { join } from 'node:path';
import { readJsonDocument } from '../diagnostics/json-document';
import { maxConfigBytes, readMerchantFile } from '../diagnostics/read-merchant-file';
import { displayPath } from '../shared/display-path';
import type { Problem } from '../shared/problem';
import type { Secret } from './secrets';

/**
 * The error of a mall whose host or address is a word of the app's code. It counts against that mall alone, because
 * anybody can write any word into a config.
 */
export function claimed(dir: string, { owner, kind, text }: Secret): Problem {
  const file = join(dir, owner, 'merchant.json');
  const message = `The ${kind} ${JSON.stringify(text)} is a word in the code of every site, so it cannot be this mall's own.`;
  const own =
    kind === 'host' ? 'write the host of this mall' : "write the address of this mall's own backend";
  const fix = `${own}; if it is right, a programmer must take it out of the app`;
  const position = placeOf(join(dir, owner), kind, text);
  return { merchant: owner, file: displayPath(file), ...position, severity: 'error', message, fix };
}

function placeOf(folder: string, kind: Secret['kind'], text: string) {
  const file = readMerchantFile(folder, 'merchant.json', maxConfigBytes);
  const document = readJsonDocument('bytes' in file ? file.bytes.toString('utf8') : '');
  const hosts = document.valueAt(['hosts']);
  const path = kind === 'host' && Array.isArray(hosts) ? ['hosts', hosts.indexOf(text)] : ['api', 'baseUrl'];
  return document.locate(path).position;
}
