import { type FileFindings, fileWarning } from '../../diagnostics/finding';
import { folderFlag } from '../../shared/display-path';
import type { LoadedFolder } from '../load-folder';
import { lookHash, picturesName, picturesRecord } from '../taken-pictures';

/** A warning where the pictures do not show the mall as it looks now. */
export function ageFindings({
  dir,
  id,
  pictures,
  config,
  logo,
  typeface,
  headline,
}: LoadedFolder): FileFindings[] {
  if ('missing' in pictures || !config || !logo?.bytes) return [];
  const record = picturesRecord(pictures);
  if (record?.look === lookHash({ config, logo: logo.bytes, typeface, headline })) return [];
  const message = record
    ? 'The pictures for shops and posters show an older look of the mall.'
    : `${picturesName} is not what \`npm run mall -- pictures\` writes, so nobody knows which look the pictures show.`;
  const again = `npm run mall -- pictures ${id}${folderFlag('merchants', dir)}`;
  return [[picturesName, [fileWarning(message, `take them again: ${again}`)]]];
}
