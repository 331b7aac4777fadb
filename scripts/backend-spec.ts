import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { specFiles } from '../backend-kit/spec/spec-files';
import { exitCode, parseFlags, runCommand } from '../build/cli/command';
import { displayPath } from '../build/shared/display-path';
import { projectRoot } from '../build/shared/project';
import { recordExamples } from '../tests/backend-kit/record-examples';

const usage = `Usage: npm run backend:spec -- [--out DIR]
Writes what a backend must answer: the OpenAPI document, examples, test vectors of the cipher, and a page to read it.`;

await runCommand(usage, async (argv) => {
  const { flags } = parseFlags(argv, {
    out: { type: 'string', default: join(projectRoot, 'docs/backend') },
  });
  const out = resolve(flags.out);
  const files = await specFiles(await recordExamples());
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), content);
  }
  // An example of a call that is gone would stay otherwise.
  for (const name of await readdir(join(out, 'examples'))) {
    if (!(`examples/${name}` in files)) await rm(join(out, 'examples', name));
  }
  process.stdout.write(`${Object.keys(files).length} files in ${displayPath(out)}\n`);
  return exitCode.good;
});
