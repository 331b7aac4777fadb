import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { configName, type UnsavedFiles } from '../build/config/load-folder';
import { Failure } from '../build/shared/failure';
import { projectRoot } from '../build/shared/project';

/** The files with the config in the layout that the checks of this repository ask for. */
export async function formatted(files: UnsavedFiles): Promise<UnsavedFiles> {
  const config = files[configName];
  return config ? { ...files, [configName]: await format(config) } : files;
}

/** Throws `Failure` when the formatter cannot be started or refuses the text. */
function format(text: Buffer): Promise<Buffer> {
  const program = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
  const arguments_ = [program, 'format', `--stdin-file-path=merchants/1/${configName}`];
  return new Promise((resolve, reject) => {
    const biome = spawn(process.execPath, arguments_, { cwd: projectRoot });
    const chunks: Buffer[] = [];
    biome.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    biome.stderr.resume();
    biome.on('error', reject);
    biome.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new Failure(`${configName} cannot be formatted (${code}).`));
    });
    biome.stdin.end(text);
  });
}
