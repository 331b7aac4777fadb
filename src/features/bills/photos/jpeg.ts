/** Byte ranges `[from, to)` that make a picture, without what tells where, when and by whom it was taken. */
export type KeptRanges = [from: number, to: number][];

/** A JPEG file as the places of its parts. Its picture data is never touched. */
interface JpegLayout {
  /** px, as stored: before the orientation is applied. */
  width: number;
  height: number;
  /** 1 to 8, as EXIF counts; 1 is upright. */
  orientation: number;
  kept: KeptRanges;
}

const marker = {
  soi: 0xd8,
  eoi: 0xd9,
  sos: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  com: 0xfe,
};

/**
 * Reads the parts of a JPEG file. Colours keep what they need (JFIF, the ICC profile, Adobe's transform). EXIF, XMP,
 * comments, maker notes and whatever follows the end of the picture are not kept: phones hide places there, and even
 * short films. Undefined for a file that cannot be followed to its end.
 */
export function readJpeg(bytes: Uint8Array): JpegLayout | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== marker.soi) return undefined;
  const layout: JpegLayout = { width: 0, height: 0, orientation: 1, kept: [[0, 2]] };
  let at = 2;
  while (at + 3 < bytes.length || bytes[at + 1] === marker.eoi) {
    if (bytes[at] !== 0xff) return undefined;
    const kind = bytes[at + 1] ?? 0;
    if (kind === 0xff) {
      at += 1; // a filling byte
      continue;
    }
    if (kind === marker.eoi) {
      layout.kept.push([at, at + 2]);
      return layout.width > 0 && layout.height > 0 ? layout : undefined;
    }
    const length = wordAt(bytes, at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (isFrame(kind)) {
      layout.height = wordAt(bytes, at + 5);
      layout.width = wordAt(bytes, at + 7);
    }
    if (kind === marker.app1) layout.orientation = orientationIn(bytes, at + 4, end) ?? layout.orientation;
    if (kind === marker.sos) end = endOfScan(bytes, end);
    if (isKept(bytes, at, kind)) layout.kept.push([at, end]);
    at = end;
  }
  return undefined;
}

/** An EXIF part that says nothing but how the picture is to be turned. */
export function orientationPart(orientation: number): Uint8Array<ArrayBuffer> {
  const words = [0xffe1, 34, 0x4578, 0x6966, 0, 0x4d4d, 42, 0, 8, 1, 0x0112, 3, 0, 1, orientation, 0, 0, 0];
  return new Uint8Array(words.flatMap((word) => [word >> 8, word & 0xff]));
}

function isFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
}

function isKept(bytes: Uint8Array, at: number, kind: number): boolean {
  if (kind === marker.com) return false;
  if (kind < marker.app0 || kind > 0xef) return true;
  if (kind === marker.app0) return textAt(bytes, at + 4, 'JFIF\0');
  if (kind === marker.app2) return textAt(bytes, at + 4, 'ICC_PROFILE\0');
  return kind === marker.app14 && textAt(bytes, at + 4, 'Adobe');
}

/** Where the packed picture data ends: at the first marker that is none of its own. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const ofScan = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!ofScan) return at;
  }
  return bytes.length;
}

/** The orientation that an EXIF part names: entry 0x0112 of its first directory. */
function orientationIn(bytes: Uint8Array, from: number, to: number): number | undefined {
  if (!textAt(bytes, from, 'Exif\0\0')) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + from + 6, to - from - 6);
  try {
    const little = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, little);
    const count = view.getUint16(directory, little);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, little) !== 0x0112) continue;
      const value = view.getUint16(entry + 8, little);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch {
    // A directory that points outside itself says nothing.
  }
  return undefined;
}

function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function textAt(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}
