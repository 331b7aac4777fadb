export interface PngLayout {
  /** px */
  width: number;
  height: number;
  /** Byte ranges `[from, to)` that make the picture. */
  kept: [from: number, to: number][];
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** What a picture needs to look right. All other chunks are texts, dates and places. */
const keptChunks = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP'.split(' '));

/** Reads the chunks of a PNG file; what follows its end is not kept. Undefined for a file that cannot be followed to its end. */
export function readPng(bytes: Uint8Array): PngLayout | undefined {
  if (!signature.every((byte, index) => bytes[index] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout: PngLayout = { width: 0, height: 0, kept: [[0, 8]] };
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) return undefined;
    if (kind === 'IHDR' && end - at >= 20) {
      layout.width = view.getUint32(at + 8);
      layout.height = view.getUint32(at + 12);
    }
    if (keptChunks.has(kind)) layout.kept.push([at, end]);
    if (kind === 'IEND') return layout.width > 0 && layout.height > 0 ? layout : undefined;
    at = end;
  }
  return undefined;
}
