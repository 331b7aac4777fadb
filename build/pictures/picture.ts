const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Which of the two kinds of picture a logo is, by its content. */
export function pictureFormat(bytes: Buffer): 'png' | 'svg' {
  return bytes.subarray(0, pngSignature.length).equals(pngSignature) ? 'png' : 'svg';
}

/** A logo as an address that holds it. */
export function logoDataUrl(logo: Buffer): string {
  const type = pictureFormat(logo) === 'png' ? 'png' : 'svg+xml';
  return `data:image/${type};base64,${logo.toString('base64')}`;
}

/** Width and height that the head of a PNG names, in px. `undefined` when there is none. */
export function pngSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The parts of a PNG, in order, as far as it is whole. */
export function* pngParts(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = pngSignature.length; at + 8 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    yield { type: png.toString('latin1', at + 4, at + 8), data };
  }
}

/** Whether a PNG is an animation (APNG): a part named acTL is before its pixels. */
export function isAnimated(bytes: Buffer): boolean {
  if (pictureFormat(bytes) !== 'png') return false;
  for (const { type } of pngParts(bytes)) {
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

/** How many times wider a checked picture is than it is high. 1 when nobody can tell. */
export function pictureRatio(bytes: Buffer): number {
  const { width, height } = (pictureFormat(bytes) === 'png' ? pngSize(bytes) : svgSize(bytes)) ?? {};
  return width && height ? Math.round((100 * width) / height) / 100 : 1;
}

/** The first tag is the root: the check refuses everything that could be before it. */
function svgSize(bytes: Buffer): { width: number; height: number } | undefined {
  const root = /<(?:\w+:)?svg\b[^>]*>/.exec(bytes.toString('utf8'))?.[0] ?? '';
  const box = /\sviewBox\s*=\s*["']([^"']*)/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box?.[2] && box[3]) return { width: box[2], height: box[3] };
  const side = (name: string) =>
    Number.parseFloat(new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(root)?.[1] ?? '');
  const [width, height] = [side('width'), side('height')];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** The form of pictures that messengers show large, in px. */
export const shareSize = { width: 1200, height: 630 } as const;
