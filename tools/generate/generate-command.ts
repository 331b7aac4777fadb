import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, type ExitCode, exitCode } from '../../build/cli/command';
import { parseFlags } from '../../build/cli/read-flags';
import { print } from '../../build/shared/print';
import { projectRoot } from '../../build/shared/project';
import { writeWhole } from '../../build/shared/write-whole';
import type { ServeStudio } from './doc-pictures';
import { generatedFiles } from './generated-files';

const usage = `Usage: npm run generate -- [--pictures]
Writes the files that are made from other files: the JSON Schema, the list of texts, the route tree, the tables of the
sandbox and the lint rules for imports. --pictures takes the pictures of docs/onboarding.md instead, with Chromium.`;

/** @param studio gives what serves the studio, for its pictures: tools do not import each other */
export function generateCommand(studio: () => Promise<ServeStudio>): Command {
  const run = async (argv: readonly string[]): Promise<ExitCode> => {
    const { flags } = parseFlags(argv, { pictures: { type: 'boolean', default: false } });
    if (!flags.pictures) return writeFiles();
    // loads with the first picture, because it needs a browser and the whole builder
    const { takeDocPictures } = await import('./doc-pictures');
    await takeDocPictures(await studio());
    return exitCode.good;
  };
  return { usage, run };
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
