import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../../build/shared/failure';

/** The places to look for a program. Tests set other ones. */
export interface Machine {
  environment: NodeJS.ProcessEnv;
  exists: (path: string) => boolean;
}

/** The file that `variable` names, or else the first program with this name on this machine, or `undefined`. */
export function findProgram(
  name: string,
  variable: string,
  machine: Machine = { environment: process.env, exists: existsSync },
): string | undefined {
  return chosenBy(variable, machine) ?? onPath(machine, [name], serverFolders);
}

/** The file that a variable names. Throws `Failure` where it is missing, instead of taking another program. */
export function chosenBy(variable: string, { environment, exists }: Machine): string | undefined {
  const chosen = environment[variable];
  if (chosen && !exists(chosen)) throw new Failure(`${variable} is ${chosen}, and there is no such file.`);
  return chosen || undefined;
}

/** The first program with one of these names in the PATH, or in `others`. */
export function onPath(
  { environment, exists }: Machine,
  names: readonly string[],
  others: readonly string[] = [],
): string | undefined {
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders, ...others].flatMap((folder) => names.map((name) => join(folder, name))).find(exists);
}

/** Folders of servers, which the PATH of an ordinary user does not have. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
