import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { configName, type UnsavedFiles } from '../../../build/config/load-folder';
import { Failure } from '../../../build/shared/failure';
import { projectRoot } from '../../../build/shared/project';

/** The files with the config in the layout that the checks of this repository ask for. */
export async function formatted(files: UnsavedFiles): Promise<UnsavedFiles> {
  const config = files[configName];
  return config ? { ...files, [configName]: await format(config) } : files;
}

const run = promisify(execFile);

/** Throws `Failure` when the formatter cannot be started or refuses the text. */
async function format(text: Buffer): Promise<Buffer> {
  const program = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
  const arguments_ = [program, 'format', `--stdin-file-path=merchants/1/${configName}`];
  const formatting = run(process.execPath, arguments_, { cwd: projectRoot, encoding: 'buffer' });
  formatting.child.stdin?.end(text);
  const { stdout } = await formatting.catch(({ code }: NodeJS.ErrnoException) => {
    throw new Failure(`${configName} cannot be formatted (${code}).`);
  });
  return stdout;
}
