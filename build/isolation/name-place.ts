import { join } from 'node:path';
import { readJsonDocument } from '../diagnostics/json-document';
import { fileStart, type Position } from '../diagnostics/position';
import { decodeText, maxConfigBytes, readMerchantFile } from '../diagnostics/read-merchant-file';
import { displayPath } from '../shared/display-path';

/** Keys of a config that give a name. */
const nameKeys = [['name'], ['program', 'name'], ['manifest', 'shortName']];

/** Where a merchant's config gives this name. If that is not known, the beginning of the file. */
export function placeOfName(folder: string, name: string): Position & { file: string } {
  const read = readMerchantFile(folder, 'merchant.json', maxConfigBytes);
  const decoded = 'bytes' in read ? decodeText(read.bytes) : undefined;
  const document = decoded && 'text' in decoded ? readJsonDocument(decoded.text) : undefined;
  const key = nameKeys.find((path) => document?.valueAt(path) === name);
  const position = (key && document?.locate(key).position) ?? fileStart;
  return { file: displayPath(join(folder, 'merchant.json')), ...position };
}
