/** Width and height (px) at which a photo is kept: half as large again as the largest picture that a site shows of it. */
const enough = { width: 1980, height: 1320 };
/** How well the JPG keeps it, 0–1. */
const quality = 0.88;

/**
 * The photo drawn anew as a JPG. So it has nothing of what the camera wrote into it, such as the place, stands upright and is
 * not larger than needed. What the browser cannot draw comes back as it is, and the check says what is wrong with it.
 */
export async function plainPhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const { width, height } = sizeOf(picture);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  pen.fillStyle = '#ffffff'; // under a picture with holes
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** The smallest size of the same shape that is enough. A small photo keeps its own, so that the check can refuse it. */
export function sizeOf({ width, height }: { width: number; height: number }) {
  const share = Math.min(1, Math.max(enough.width / width, enough.height / height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}
