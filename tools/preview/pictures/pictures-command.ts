import { join, resolve } from 'node:path';
import { type Command, type ExitCode, exitCode } from '../../../build/cli/command';
import { parseId } from '../../../build/cli/read-flags';
import { loadMerchant } from '../../../build/config/load';
import { screenshotsFolder } from '../../../build/config/taken-pictures';
import { displayPath } from '../../../build/shared/display-path';
import { requireWritable } from '../../../build/shared/make-folder';
import { print } from '../../../build/shared/print';
import { defaultMerchants } from '../../../build/shared/project';
import { takePictures } from '../../shared/take-pictures';
import { recordDemo } from '../demo-answers';
import { previewTools } from '../make-preview';
import { takeMallPictures } from './take-mall-pictures';
import { writePictures } from './write-pictures';

const usage = `Usage: npm run mall -- pictures ID [--merchants DIR]
Takes pictures of a mall's app with Chromium, into the mall's folder: screenshots/ for the install dialog and Google
Play, share.png for shared links, and poster.pdf with a QR code. Pictures that the mall brought itself stay.`;

export const picturesCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, id } = parseId(
    argv,
    { merchants: { type: 'string', default: defaultMerchants } },
    'pictures',
  );
  const merchants = resolve(flags.merchants);
  const { merchant } = await loadMerchant(merchants, id);
  const folder = join(merchants, id);
  for (const each of [folder, join(folder, screenshotsFolder)]) await requireWritable(each);
  const tools = await previewTools();
  const pictures = await takeMallPictures(merchant, await recordDemo(merchant), tools, takePictures);
  const { written, kept } = await writePictures(folder, merchant, pictures);
  const place = (path: string) => displayPath(join(folder, path));
  print(
    [
      ...written.map(place),
      ...kept.map((path) => `${place(path)} stays: this command has not written it`),
      'Look at them, and commit them with the folder. The next build copies them.\n',
    ].join('\n'),
  );
  return exitCode.good;
}
