import sharp from 'sharp';
import { longScreenshot } from '../photos/printed-bills';

/** A file from a shopper's device. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Words in the GPS data of each photo. They must not leave the device. */
export const secretPlace = 'NEAR-MY-HOME';

const exif = {
  IFD0: { Model: 'A phone' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '18/1 58/1 30/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '72/1 49/1 33/1',
    GPSMapDatum: secretPlace,
  },
};

/** A photo above 2 MB from an upright device, so the sensor's picture is turned. Its top is red. */
export async function bigPhoto(name: string): Promise<PickedFile> {
  const [width, height] = [3000, 2000];
  // The left third of the sensor's picture is the top of the photo.
  const top = await sharp({ create: { width: width / 3, height, channels: 3, background: '#d00000' } })
    .png()
    .toBuffer();
  const grain = { type: 'gaussian', mean: 150, sigma: 40 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#fff', noise: grain } })
    .composite([{ input: top, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A screenshot of an e-bill above 2 MB, 1080 × 23,364 px. The advertisement at its top is as hard to pack as a photo. */
export async function longPage(name: string): Promise<PickedFile> {
  const grain = { type: 'gaussian', mean: 150, sigma: 40 } as const;
  const advert = await sharp({
    create: { width: 1080, height: 900, channels: 3, background: '#fff', noise: grain },
  })
    .png()
    .toBuffer();
  const buffer = await longScreenshot(23_364)
    .composite([{ input: advert, left: 0, top: 0 }])
    .withExif(exif)
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** A photo that is too small and too dark to read. */
export async function darkPhoto(name: string): Promise<PickedFile> {
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#181818' } })
    .withExif(exif)
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A good picture. Every shade makes another file. */
export async function page(name: string, shade = 240): Promise<PickedFile> {
  const background = { r: shade, g: shade, b: shade };
  const buffer = await sharp({ create: { width: 700, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** The start of a PDF, which is all that backends look at. */
export const pdf = (name: string): PickedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});
