/** The tag of the part of Exif data that says where a picture was taken. */
const placeTag = 0x8825;
const head = 'Exif\0\0';

/** Whether the Exif data of a picture (https://exiftool.org/TagNames/EXIF.html) says where it was taken. */
export function hasPlace(exif: Buffer | undefined): boolean {
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
