import { type KeptRanges, orientationPart, readJpeg } from './jpeg';

interface BarePhoto {
  /** The same picture, byte for byte, without metadata; a JPEG keeps its orientation. */
  file: File;
  /** px, as stored. */
  width: number;
  height: number;
  /** Whether the picture is shown on its side: width and height are to be swapped. */
  isTurned: boolean;
}

/** Takes place, time, device and names out of a photo without opening the picture. Undefined for what is no whole JPEG or PNG. */
export async function barePhoto(file: File): Promise<BarePhoto | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const partsOf = (ranges: KeptRanges): BlobPart[] => ranges.map(([from, to]) => file.slice(from, to));
  const fileOf = (type: string, parts: BlobPart[]) => new File(parts, file.name, { type });
  const jpeg = readJpeg(bytes);
  if (jpeg) {
    const { kept, orientation, ...size } = jpeg;
    const parts = partsOf(kept);
    if (orientation !== 1) parts.splice(1, 0, orientationPart(orientation)); // behind the start of the file
    return { ...size, file: fileOf('image/jpeg', parts), isTurned: orientation > 4 };
  }
  const png = readPng(bytes);
  if (!png) return undefined;
  const { kept, ...size } = png;
  return { ...size, file: fileOf('image/png', partsOf(kept)), isTurned: false };
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** What a PNG needs to look right. All other chunks are texts, dates and places. */
const keptChunks = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP'.split(' '));

/** Reads the chunks of a PNG file; what follows its end is not kept. Undefined for a file that cannot be followed to its end. */
function readPng(bytes: Uint8Array) {
  if (!pngSignature.every((byte, index) => bytes[index] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: KeptRanges = [[0, 8]];
  let [width, height] = [0, 0];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) return undefined;
    if (kind === 'IHDR' && end - at >= 20)
      [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (keptChunks.has(kind)) kept.push([at, end]);
    if (kind === 'IEND') return width > 0 && height > 0 ? { width, height, kept } : undefined;
    at = end;
  }
  return undefined;
}
