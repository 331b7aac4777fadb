import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../build/shared/failure';
import { type Plant, withPlant } from './plants';

/** The compiler. It reads a copy of the tree, so that no file of the tree changes. */
export interface TypesWithPlants {
  /** Whether it refuses a mistake. */
  refuses: (plant: Plant) => Promise<boolean>;
  close: () => void;
}

const notCopied = /^(\..*|node_modules|dist|ci-sites|bench|test-results)$/;

/** Throws a `Failure` if the compiler refuses the tree as it is. */
export async function typesWithPlants(root: string): Promise<TypesWithPlants> {
  const copy = mkdtempSync(join(tmpdir(), 'types-'));
  const close = () => rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync(root))
    if (!notCopied.test(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  if (!(await compiles(root, copy))) {
    close();
    throw new Failure('`npm run types` fails without a mistake, too. Mend it first.');
  }
  return {
    refuses: async (plant) => {
      const file = join(copy, plant.file);
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, withPlant(plant, source));
      const refused = !(await compiles(root, copy));
      writeFileSync(file, source);
      return refused;
    },
    close,
  };
}

/** It remembers what it knows of the other files, which makes the next run short. */
function compiles(root: string, folder: string): Promise<boolean> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const info = join(folder, 'types.tsbuildinfo');
  const options = ['--noEmit', '-p', folder, '--incremental', '--tsBuildInfoFile', info];
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, ...options], { maxBuffer: 100_000_000 }, (error) =>
      resolve(error === null),
    );
  });
}
