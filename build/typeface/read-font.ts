import { brotliDecompressSync } from 'node:zlib';
import { create, type Font } from 'fontkitten';

/** Unpacked, a WOFF2 is about three times as large. More than this is no font, but an attack on the builder. */
const maxUnpacked = 2_000_000;

/** A font from the bytes of a WOFF2 file. Throws an `Error` with the reason when they are none. */
export function readFont(bytes: Buffer): Font {
  unpack(bytes);
  const font = create(bytes);
  if (font.isCollection) throw new Error('it holds several fonts');
  return font;
}

/**
 * Unpacks the file once, with an upper limit, because the font library has none. Throws when a part is missing or
 * damaged (https://www.w3.org/TR/WOFF2/#woff20Header).
 */
function unpack(bytes: Buffer): void {
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error('it does not begin like a WOFF2 file');
  if (bytes.length < 48 || bytes.readUInt32BE(8) !== bytes.length) throw new Error('its end is missing');
  const start = endOfTables(bytes);
  const packed = bytes.subarray(start, start + bytes.readUInt32BE(20));
  brotliDecompressSync(packed, { maxOutputLength: maxUnpacked });
}

const anyTable = 0x3f;
/** The tables `glyf` and `loca`, which are transformed unless their flags say no. */
const outlines = [10, 11];

function endOfTables(bytes: Buffer): number {
  let at = 48;
  const nextNumber = () => {
    for (let digits = 0; digits < 5; digits++) {
      const byte = bytes.readUInt8(at);
      at += 1;
      if (byte < 0x80) return;
    }
    throw new Error('its list of tables is damaged');
  };
  for (let tables = bytes.readUInt16BE(12); tables > 0; tables--) {
    const flags = bytes.readUInt8(at);
    at += (flags & 0x3f) === anyTable ? 5 : 1;
    nextNumber();
    const version = flags >> 6;
    if (outlines.includes(flags & 0x3f) ? version === 0 : version !== 0) nextNumber();
  }
  return at;
}
