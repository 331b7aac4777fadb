import { type Finding, fileError } from '../diagnostics/finding';
import { shareSize } from '../pictures/picture';

/** The picture of shared links where the config names none (docs/brand.md#shared-links). */
export const defaultShare = 'share.png';
/** The same where it shows a photo, which is smaller as JPG. */
export const photoShare = 'share.jpg';
/** Bytes. Messengers leave larger pictures out. */
export const maxShareBytes = 600_000;
const wanted = `${shareSize.width} × ${shareSize.height} px`;

/** A picture of this form that is too large needs fewer bytes, not fewer pixels. */
export function fewerBytes(finding: Finding): Finding {
  return finding.message.includes(' kB are allowed')
    ? { ...finding, fix: 'save it as JPG, with a lower quality' }
    : finding;
}

/** Why a file cannot be the picture of shared links. */
export async function shareFindings(bytes: Buffer): Promise<Finding[]> {
  // loaded only here, because most malls have no such picture of their own
  const { default: sharp } = await import('sharp');
  const error = (message: string, fix: string) => [fileError(message, fix)];
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (format !== 'png' && format !== 'jpeg') {
    return error(
      'The picture of shared links is no PNG or JPG that can be read.',
      'save it as PNG or JPG again',
    );
  }
  if (width !== shareSize.width || height !== shareSize.height) {
    const message = `The picture of shared links has ${width} × ${height} px; it must have ${wanted}.`;
    return error(message, `ask the mall for one of ${wanted}, or crop it; without one, the logo is taken`);
  }
  const drawn = await sharp(bytes)
    .raw()
    .toBuffer()
    .catch(() => undefined);
  return drawn ? [] : error('The picture of shared links is damaged.', 'save it again');
}
