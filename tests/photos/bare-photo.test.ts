import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { barePhoto } from '@/features/bills/photos/bare-photo';

const place = { IFD3: { GPSLatitude: '18/1 55/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Make: 'Lensmaker' } };
const plain = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#c33' } });

describe('a photo made bare', () => {
  it.each([1, 3, 6, 8])(
    'of a JPEG loses place and maker, and keeps its orientation %i and its pixels',
    async (orientation) => {
      const taken = await plain().withExif(place).withMetadata({ orientation }).jpeg().toBuffer();
      const { bytes, ...bare } = await madeBare(taken, 'bill.jpg');
      expect(bare).toMatchObject({ width: 40, height: 20, isTurned: orientation > 4 });
      expect(bytes.includes('Lensmaker')).toBe(false);
      const after = await sharp(bytes).metadata();
      expect(after.orientation ?? 1).toBe(orientation);
      expect(after.icc !== undefined).toBe((await sharp(taken).metadata()).icc !== undefined);
      expect(await pixelsOf(bytes)).toEqual(await pixelsOf(taken));
    },
  );

  const comment = Buffer.from([0xff, 0xfe, 0, 12, ...Buffer.from('Lensmaker!')]);
  it.each([
    ['keeps all scans of a JPEG', () => plain().withExif(place).jpeg({ progressive: true }).toBuffer()],
    [
      'loses what stands behind its end, such as a short film',
      async () => Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from('Lensmaker')]),
    ],
    [
      'loses comments and notes of programs',
      async () => {
        const jpeg = await plain().jpeg().toBuffer();
        return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
      },
    ],
    [
      'loses the texts of a PNG, and keeps its colours',
      async () => Buffer.concat([await plain().withExif(place).png().toBuffer(), Buffer.from('Lensmaker')]),
    ],
  ])('%s', async (_, take) => {
    const taken = await take();
    expect(taken.includes('Lensmaker')).toBe(true);
    const { bytes } = await madeBare(taken, 'bill.jpg');
    expect(bytes.includes('Lensmaker')).toBe(false);
    expect(bytes.includes('eXIf')).toBe(false);
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(taken));
  });

  it('keeps its name and says what it is', async () => {
    const bare = await barePhoto(
      new File([new Uint8Array(await plain().jpeg().toBuffer())], 'IMG 1.JPG', { type: 'image/png' }),
    );
    expect(bare?.file.name).toBe('IMG 1.JPG');
    expect(bare?.file.type).toBe('image/jpeg');
  });

  it('is refused for a file that breaks off, at any place', async () => {
    for (const taken of [await plain().withExif(place).jpeg().toBuffer(), await plain().png().toBuffer()]) {
      for (let length = 0; length < taken.length; length += 1) {
        expect(
          await barePhoto(new File([new Uint8Array(taken.subarray(0, length))], 'bill')),
        ).toBeUndefined();
      }
    }
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('not a photo')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['parts without length', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xd9])],
    ['an end without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ])('is not claimed of %s', async (_, bytes) => {
    expect(await barePhoto(new File([new Uint8Array(bytes)], 'bill.jpg'))).toBeUndefined();
  });

  it('ignores an orientation that points outside the file', async () => {
    const taken = await plain().jpeg().toBuffer();
    const tiff = [0x4d, 0x4d, 0, 42, 0xff, 0xff, 0xff, 0xff];
    const exif = Buffer.from([0xff, 0xe1, 0, 16, ...Buffer.from('Exif\0\0'), ...tiff]);
    const { bytes, isTurned } = await madeBare(
      Buffer.concat([taken.subarray(0, 2), exif, taken.subarray(2)]),
      'a.jpg',
    );
    expect(isTurned).toBe(false);
    expect(bytes.equals(taken)).toBe(true);
  });
});

async function madeBare(bytes: Buffer, name: string) {
  const bare = await barePhoto(new File([new Uint8Array(bytes)], name));
  if (!bare) throw new Error('The photo was not understood.');
  return { ...bare, bytes: Buffer.from(await bare.file.arrayBuffer()) };
}

function pixelsOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}
