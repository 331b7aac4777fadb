import { dirname, join, resolve } from 'node:path';
import { calendarDay } from '@/lib/calendar-day';
import { shiftDays } from '@/lib/days';
import { today } from '@/lib/today';
import { type Command, type ExitCode, exitCode } from '../../build/cli/command';
import { parseId } from '../../build/cli/read-flags';
import { loadMerchant } from '../../build/config/load';
import { isAmongSites, isInside } from '../../build/publish/out-folder';
import { displayPath } from '../../build/shared/display-path';
import { UsageError } from '../../build/shared/failure';
import { makeRoomFor } from '../../build/shared/make-folder';
import { complain, print } from '../../build/shared/print';
import { problemsText } from '../../build/shared/problem';
import { defaultMerchants, projectRoot } from '../../build/shared/project';
import { shown } from '../../build/shared/shown';
import { writeWhole } from '../../build/shared/write-whole';
import { takePictures } from '../shared/take-pictures';
import { recordDemo } from './demo-answers';
import { previewOn, previewTools } from './make-preview';
import { requirePreviewFolder, writePreview } from './preview-folder';
import { makeSheets } from './sheets';

const usage = `Usage: npm run mall -- preview ID [--out DIR] [--until YYYY-MM-DD] [--sheets FILE] [--merchants DIR]
Makes a folder for any static server that shows the mall's app on demo data, without a backend.
--out     its folder (default .preview/<id>)
--until   the last day on which it shows the app (default: 30 days from today)
--sheets  also makes a sheet of the main screens and the layouts of refer a friend, as .pdf or .png; needs Chromium`;

export const previewCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags, id } = parseId(
    argv,
    {
      out: { type: 'string' },
      until: { type: 'string', default: shiftDays(today(), 30) },
      sheets: { type: 'string' },
      merchants: { type: 'string', default: defaultMerchants },
    },
    'preview',
  );
  const until = calendarDay(flags.until);
  if (!until) throw new UsageError(`--until needs a day such as 2026-12-31, not ${shown(flags.until)}.`);
  const out = resolve(flags.out ?? join(projectRoot, '.preview', id));
  await requirePreviewFolder(out, flags.merchants);
  const sheets = flags.sheets === undefined ? undefined : await sheetFile(flags.sheets, out, flags.merchants);
  const { merchant, problems } = await loadMerchant(flags.merchants, id);
  if (problems.length > 0) complain(`${problemsText(problems)}\n\n`);
  if (until < today()) complain(`${until} is over: this preview shows only that it has ended.\n`);

  const tools = await previewTools();
  const demo = await recordDemo(merchant);
  await writePreview(out, { merchant: id, until }, await previewOn(demo, merchant, until, tools));
  print(
    `${displayPath(out)} shows ${merchant.config.name} until ${until}. Put it on any static server, but never on a host of the mall.\n`,
  );
  if (sheets !== undefined) {
    writeWhole(sheets, await makeSheets(merchant, demo, tools, takePictures, sheets.endsWith('.pdf')));
    print(`${displayPath(sheets)} shows the main screens\n`);
  }
  return exitCode.good;
}

/** Where the sheet goes. Not into the folder: a PDF carries its date, and the folder is the same each time. */
async function sheetFile(named: string, out: string, merchants: string): Promise<string> {
  const file = resolve(named);
  if (!/\.(pdf|png)$/.test(file))
    throw new UsageError(`--sheets needs a file that ends in .pdf or .png, not ${shown(named)}.`);
  const place = isInside(dirname(file), out)
    ? 'in the folder of the preview'
    : isInside(dirname(file), merchants)
      ? 'in the folder of the merchants'
      : isAmongSites(dirname(file))
        ? 'where real sites are published'
        : undefined;
  if (place) throw new UsageError(`--sheets ${shown(named)} lies ${place}. Name another place.`);
  await makeRoomFor(file);
  return file;
}
