/** Whether a path is that of a picture of the mall's photo: it waits for the rest, and is kept once it was seen (docs/brand.md#photo). */
export function isPhotoPath(path: string): boolean {
  return /^\/?assets\/photo-.*\.webp$/.test(path);
}
