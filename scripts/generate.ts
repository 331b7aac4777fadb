import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exitCode, parseFlags, runCommand } from '../build/cli/command';
import { projectRoot } from '../build/shared/project';
import { generatedFiles } from '../tools/generate/generated-files';

const usage =
  'Usage: npm run generate\nWrites the files that are made from other files: the JSON Schema, the list of texts, the route tree, the tables of the sandbox and the lint rules for imports.';

await runCommand(usage, async (argv) => {
  parseFlags(argv, {});
  for (const { path, content } of generatedFiles) {
    const file = join(projectRoot, path);
    const [wanted, found] = await Promise.all([content(projectRoot), readFile(file, 'utf8').catch(() => '')]);
    if (wanted !== found) await writeFile(file, wanted);
    process.stdout.write(`${path}: ${wanted === found ? 'current' : 'written'}\n`);
  }
  return exitCode.good;
});
