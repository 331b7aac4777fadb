import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, type ExitCode, exitCode } from '../../build/cli/command';
import { parseFlags } from '../../build/cli/read-flags';
import { print } from '../../build/shared/print';
import { projectRoot } from '../../build/shared/project';
import { ownValue } from '../../build/shared/value-at';
import { writeWhole } from '../../build/shared/write-whole';
import type { ServeStudio } from './doc-pictures';
import { generatedFiles } from './generated-files';
import { type Made, makers } from './new/new-command';

const usage = `Usage: npm run generate -- [--pictures]
       npm run generate -- screen NAME --area AREA [--for customer|visitor|everybody]
       npm run generate -- call NAME --area AREA [--noun NOUN] [--effect read|write]
       npm run generate -- area NAME [--for customer|visitor|everybody]
Writes the files that are made from other files: the JSON Schema, the list of texts, the route tree, the tables of the
sandbox and the lint rules for imports. --pictures takes those of the docs instead, with Chromium.
A new screen, call or area compiles, passes and shows something; what remains to be thought about is printed.`;

/** What other tools do: tools do not import each other. */
export interface OtherTools {
  /** Serves the studio, for its pictures. */
  studio(): Promise<ServeStudio>;
  /** Renews the document for backends, with what is new in it. */
  renewSpec(change: string): void;
}

export function generateCommand({ studio, renewSpec }: OtherTools): Command {
  const run = async (argv: readonly string[]): Promise<ExitCode> => {
    const [kind = '', ...rest] = argv;
    const make = ownValue(makers, kind);
    if (make) return writeNew(await make(rest, projectRoot), renewSpec);
    const { flags } = parseFlags(argv, { pictures: { type: 'boolean', default: false } });
    if (!flags.pictures) return writeFiles();
    // loads with the first picture, because it needs a browser and the whole builder
    const { takeDocPictures } = await import('./doc-pictures');
    await takeDocPictures(await studio());
    return exitCode.good;
  };
  return { usage, run };
}

async function writeNew(
  { paths, remains, change }: Made,
  renewSpec: OtherTools['renewSpec'],
): Promise<ExitCode> {
  format(paths);
  await writeFiles();
  if (change) renewSpec(change);
  print(`\nWritten: ${paths.join(', ')}\n\nWhat remains to be thought about:\n- ${remains.join('\n- ')}\n`);
  return exitCode.good;
}

/** Biome sorts the imports, too. */
function format(paths: readonly string[]): void {
  const files = paths.filter((path) => /\.tsx?$/.test(path));
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...files], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function writeFiles(): Promise<ExitCode> {
  for (const { path, content } of generatedFiles) {
    const file = join(projectRoot, path);
    const [wanted, found] = await Promise.all([content(projectRoot), readFile(file, 'utf8').catch(() => '')]);
    if (wanted !== found) writeWhole(file, wanted);
    print(`${path}: ${wanted === found ? 'current' : 'written'}\n`);
  }
  return exitCode.good;
}
