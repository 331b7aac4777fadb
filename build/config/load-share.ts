import { type Finding, fileError } from '../diagnostics/finding';
import { shareSize } from '../pictures/share-size';
import { type Asset, missing, type OpenFolder } from './load-assets';

/** The picture of shared links where the config names none (docs/onboarding.md#shared-links). */
export const defaultShare = 'share.png';
/** Bytes. Messengers leave larger pictures out. */
const maxShareBytes = 600_000;
const noFindings = { findings: [], configFindings: [] };
const wanted = `${shareSize.width} × ${shareSize.height} px`;

/** The mall's own picture of shared links: the one that the config names, or `share.png` where the folder has it. */
export async function readShare(folder: OpenFolder): Promise<{ share?: Buffer; file?: Asset }> {
  const { read, entries, config, document } = folder;
  const named = config ? config.share.image : document.textAt(['share', 'image']);
  const name = named ?? defaultShare;
  // the schema has said that a config cannot name it
  if (!/^[\w-][\w.-]*\.(png|jpg)$/.test(name)) return { file: { name, sought: 'picture', ...noFindings } };
  const file = await read(name, maxShareBytes);
  if ('missing' in file) {
    if (named === undefined) return {};
    const others = entries.filter(
      (entry) =>
        /\.(png|jpe?g)$/i.test(entry.name) && entry.name !== config?.logo && entry.name !== config?.icon,
    );
    return { file: missing(name, ['share', 'image'], 'picture', { document, entries: others }) };
  }
  const findings = 'finding' in file ? [withFix(file.finding)] : await shareFindings(file.bytes);
  const isGood = 'bytes' in file && findings.length === 0;
  return { file: { name, findings, configFindings: [] }, ...(isGood && { share: file.bytes }) };
}

/** A picture of this form that is too large needs fewer bytes, not fewer pixels. */
function withFix(finding: Finding): Finding {
  return finding.message.includes(' kB are allowed')
    ? { ...finding, fix: 'save it as JPG, with a lower quality' }
    : finding;
}

/** Why a file cannot be the picture of shared links. */
async function shareFindings(bytes: Buffer): Promise<Finding[]> {
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
