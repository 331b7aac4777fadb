import { type Finding, fileError, fileWarning } from '../diagnostics/finding';
import { isAnimated } from '../pictures/picture';

/** The largest photo that a mall may send, in bytes. Its site gets two small pictures of it. */
export const maxPhotoBytes = 8_000_000;
const least = { width: 1200, height: 800 };
/** Pixels. A small file may hold a picture that fills the memory. */
const mostPixels = 60_000_000;

/** A photo with too many bytes needs fewer pixels, as JPG. */
export function smallerPhoto(finding: Finding): Finding {
  return finding.message.includes(' are allowed')
    ? { ...finding, fix: 'save it as JPG with 2,640 px on its longer side, or choose it in the studio' }
    : finding;
}

/** Why a file cannot be the photo of a mall, and what it tells without need (docs/brand.md#photo). */
export async function photoFindings(bytes: Buffer): Promise<Finding[]> {
  // loaded only here, because many malls have no photo
  const { default: sharp } = await import('sharp');
  const error = (message: string, fix: string) => [fileError(message, fix)];
  const known = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!known || !['jpeg', 'png', 'webp'].includes(known.format))
    return error('The photo is no JPG, PNG or WebP that can be read.', 'save it as JPG again');
  const { width, height } = known.autoOrient;
  const shape = `${width} × ${height} px`;
  if ((known.pages ?? 1) > 1 || isAnimated(bytes))
    return error('The photo is an animation.', 'save one picture of it, as JPG');
  if (width * height > mostPixels)
    return error(`The photo has ${shape}, which is too much.`, 'save it with 2,640 px on its longer side');
  if (width < least.width || height < least.height) {
    const message = `The photo has ${shape}; it must have at least ${least.width} × ${least.height} px.`;
    return error(message, 'ask the mall for a larger one; do not enlarge this one');
  }
  const drawn = await sharp(bytes)
    .stats()
    .catch(() => undefined);
  if (!drawn) return error('The photo is damaged.', 'save it again');
  if (!hasPlace(known.exif)) return [];
  const message =
    'The photo says where it was taken. The site does not, but everybody who gets this folder can read it.';
  return [fileWarning(message, 'choose the photo in the studio, which leaves that out')];
}

/** The tag of the part of Exif data that says where a picture was taken. */
const placeTag = 0x8825;
const head = 'Exif\0\0';

/** Whether the Exif data of a picture (https://exiftool.org/TagNames/EXIF.html) says where it was taken. */
function hasPlace(exif: Buffer | undefined): boolean {
  if (!exif) return false;
  const data = exif.toString('latin1', 0, head.length) === head ? exif.subarray(head.length) : exif;
  try {
    const little = data.toString('latin1', 0, 2) === 'II';
    const short = (at: number) => (little ? data.readUInt16LE(at) : data.readUInt16BE(at));
    const start = little ? data.readUInt32LE(4) : data.readUInt32BE(4);
    const tags = Array.from({ length: short(start) }, (_, index) => short(start + 2 + 12 * index));
    return tags.includes(placeTag);
  } catch {
    return false; // it ends before it should, so nobody can read a place in it
  }
}
