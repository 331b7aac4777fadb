import { type JpegLayout, orientationPart, readJpeg } from './jpeg';
import { type PngLayout, readPng } from './png';

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
  const jpeg = readJpeg(bytes);
  if (jpeg)
    return {
      ...sizeOf(jpeg),
      file: fileOf(file, 'image/jpeg', jpegParts(file, jpeg)),
      isTurned: jpeg.orientation > 4,
    };
  const png = readPng(bytes);
  return png && { ...sizeOf(png), file: fileOf(file, 'image/png', partsOf(file, png.kept)), isTurned: false };
}

function jpegParts(file: File, { kept, orientation }: JpegLayout): BlobPart[] {
  const [start, ...rest] = partsOf(file, kept);
  if (!start || orientation === 1) return partsOf(file, kept);
  return [start, orientationPart(orientation), ...rest];
}

function partsOf(file: File, ranges: [number, number][]): BlobPart[] {
  return ranges.map(([from, to]) => file.slice(from, to));
}

function sizeOf({ width, height }: JpegLayout | PngLayout) {
  return { width, height };
}

function fileOf(file: File, type: string, parts: BlobPart[]): File {
  return new File(parts, file.name, { type });
}
