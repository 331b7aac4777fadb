import { readFile, stat } from 'node:fs/promises';
import { Failure } from '../cli/command';
import type { Position } from '../diagnostics/position';
import { decodeText } from '../diagnostics/read-merchant-file';
import { displayPath } from '../shared/display-path';
import { FileFailure } from '../shared/file-failure';
import type { Problem } from '../shared/problem';
import { type EnvText, readEnvText } from './env-text';
import { valueFault } from './env-values';

export type Variables = Readonly<Record<string, string | undefined>>;

/** What a `.env` file says. */
export interface EnvFile {
  /** Its variables. */
  file: Variables;
  /** Where each of them stands. Missing when they come from no file. */
  filePlaces?: Readonly<Record<string, Position & { file: string }>>;
  /** What the file is warned of. */
  fileWarnings?: readonly Problem[];
}

/**
 * Reads a `.env` file; it gives no variables when it is missing. Throws `FileFailure` for its mistakes, because a line
 * that nobody reads would send a site to another backend, and `Failure` for a file that cannot be read.
 */
export async function readEnvFile(path: string): Promise<EnvFile> {
  const bytes = await bytesOf(path);
  if (!bytes) return { file: {} };
  const file = displayPath(path);
  const decoded = decodeText(bytes);
  const { variables, places, findings }: EnvText =
    'finding' in decoded
      ? { variables: {}, places: {}, findings: [decoded.finding] }
      : readEnvText(decoded.text);
  const problems = findings.map((finding) => ({ merchant: '', file, ...finding }));
  if (problems.some(({ severity }) => severity === 'error'))
    throw new FileFailure([...problems, ...valueErrors({ variables, places, findings }, file)]);
  const filePlaces = Object.fromEntries(Object.entries(places).map(([name, at]) => [name, { file, ...at }]));
  return { file: variables, filePlaces, fileWarnings: problems };
}

/** The values that cannot work. Where a line has a mistake already, its value says nothing. */
function valueErrors({ variables, places, findings }: EnvText, file: string): Problem[] {
  return Object.entries(places).flatMap(([name, at]) => {
    const value = variables[name];
    const message = value ? valueFault(name, value) : undefined;
    if (message === undefined || findings.some(({ line }) => line === at.line)) return [];
    return [{ merchant: '', file, severity: 'error', message, ...at }];
  });
}

async function bytesOf(path: string): Promise<Buffer | undefined> {
  try {
    const status = await stat(path);
    // reading a pipe would never end
    if (!status.isFile()) throw new Failure(`${displayPath(path)} is not a file. Put a file in its place.`);
    if (status.size > maxEnvBytes) throw new Failure(tooLarge(path, status.size));
    return await readFile(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'ENOENT') return undefined;
    throw new Failure(`${displayPath(path)} cannot be read (${error.code}).`);
  }
}

/** The largest `.env`. Ten lines need a hundredth of it. */
const maxEnvBytes = 100_000;

function tooLarge(path: string, size: number): string {
  return `${displayPath(path)} has ${Math.ceil(size / 1000)} kB; at most ${maxEnvBytes / 1000} kB are allowed. Keep only lines such as API_BASE_URL=https://… in it.`;
}
