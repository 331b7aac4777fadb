import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../build/shared/project';
import { fillTinyCache, writeTinyApp } from './tiny-app';

const builderParts = [
  'build',
  'templates',
  'scripts',
  'serve',
  'tools',
  'src/brand',
  'src/lib',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** The other folders that `npm start` needs. */
export const sandboxParts = ['sandbox', 'src/contract'];

/** A copy of the builder and its commands around the tiny app, like a fresh checkout in another folder. */
export async function writeTinyRepository(folder: string, more: readonly string[] = []): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const part of [...builderParts, ...more])
    await cp(join(projectRoot, part), join(folder, part), { recursive: true });
  return writeTinyApp(folder);
}

/** The same, as it is after a first compile. */
export async function writeCompiledRepository(folder: string, more?: readonly string[]): Promise<string> {
  const repository = await writeTinyRepository(folder, more);
  await fillTinyCache(repository, join(repository, '.cache'));
  return repository;
}

export interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `scripts/<name>.ts` of a repository, with `env` as its only environment. */
export function runScript(
  repository: string,
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `scripts/${name}.ts`, ...args],
      { cwd: repository, env: { PATH: process.env.PATH, CI: 'true', ...env } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}
