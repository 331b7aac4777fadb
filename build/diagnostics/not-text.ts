import { errorAt, type Finding, fileError } from './finding';
import { positionsIn } from './position';

/** Why bytes are not UTF-8 text, or `undefined` for bytes that may be. A text has no empty bytes. */
export function emptyBytes(bytes: Buffer): Finding | undefined {
  const first = bytes.indexOf(0);
  if (first < 0) return undefined;
  if (isUtf16(bytes)) return inUtf16;
  const position = positionsIn(bytes.toString('utf8', 0, first))(first);
  const message = `${start} From here on, it has empty bytes.`;
  return errorAt(position, message, 'it is damaged: restore it from git, or write it anew');
}

/** The same for bytes that cannot be decoded. */
export function undecodable(bytes: Buffer): Finding {
  if (isUtf16(bytes)) return inUtf16;
  // what cannot be read becomes another sign, whose bytes differ
  const readable = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  let at = readable.findIndex((byte, index) => byte !== bytes[index]);
  while (((readable[at] ?? 0) & 0xc0) === 0x80) at--; // to the first byte of that sign
  const before = readable.toString('utf8', 0, at).replace(/^\ufeff/, '');
  const message = `${start} The first letter that cannot be read stands here (byte ${(bytes[at] ?? 0).toString(16).toUpperCase()}).`;
  return errorAt(
    positionsIn(before)(before.length),
    message,
    'save it with the encoding UTF-8, and look whether this letter is right then',
  );
}

const start = 'The file is not UTF-8 text.';
const inUtf16 = fileError(`${start} It is UTF-16.`, 'save it with the encoding UTF-8');

/** Two bytes for each letter: one of them is empty in Latin texts. Such a file may begin with a mark. */
function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff') return true;
  const head = bytes.subarray(0, 64);
  const empty = (odd: number) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const [even, odd] = [empty(0), empty(1)];
  return Math.min(even, odd) === 0 && 2 * Math.max(even, odd) > head.length / 2;
}
