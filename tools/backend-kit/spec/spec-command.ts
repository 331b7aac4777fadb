import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Command, type ExitCode, exitCode } from '../../../build/cli/command';
import { parseFlags } from '../../../build/cli/read-flags';
import { displayPath } from '../../../build/shared/display-path';
import { UsageError } from '../../../build/shared/failure';
import { print } from '../../../build/shared/print';
import { projectRoot } from '../../../build/shared/project';
import { writeWhole } from '../../../build/shared/write-whole';
import { type Versions, versions, withChange } from './changes';
import { fingerprintOf, openApi } from './document';
import type { AllExamples } from './examples';
import { readerPage } from './reader-page';
import { recordExamples } from './record-examples';
import { specFiles } from './spec-files';

const usage = `Usage: npm run backend:spec -- [--out DIR] [--change WORDS]
Writes what a backend must answer: the OpenAPI document, examples, test vectors of the cipher, and a page to read it.
--change WORDS  what is new in the calls, for the engineers of backends; needed when a call has changed`;

const committed = join(projectRoot, 'docs/backend');

export const specCommand: Command = { usage, run };

async function run(argv: readonly string[]): Promise<ExitCode> {
  const { flags } = parseFlags(argv, {
    out: { type: 'string', default: committed },
    change: { type: 'string' },
  });
  const out = resolve(flags.out);
  const examples = await recordExamples();
  const known = await versionsOf(examples, flags.change);
  const files = { ...(await specFiles(examples, known)), ...(await readerPage(openApi(examples, known))) };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), content);
  }
  // An example of a call that is gone would stay otherwise. Other folders may hold files of somebody else.
  if (out === committed) {
    for (const name of await readdir(join(out, 'examples'))) {
      if (!(`examples/${name}` in files)) await rm(join(out, 'examples', name));
    }
  }
  print(`${Object.keys(files).length} files in ${displayPath(out)}\n`);
  return exitCode.good;
}

/** The versions with a new one where calls have changed. */
async function versionsOf(examples: AllExamples, change: string | undefined): Promise<Versions> {
  const calls = fingerprintOf(openApi(examples));
  const [newest] = versions;
  if (calls === newest.calls) return versions;
  if (!change) {
    throw new UsageError(
      `Calls have changed since version ${newest.version}. Say what is new: npm run backend:spec -- --change "…"`,
    );
  }
  const all = withChange(versions, calls, change);
  const file = join(projectRoot, 'tools/backend-kit/spec/changes.json');
  writeWhole(file, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}
