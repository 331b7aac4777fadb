import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program may stand; tests put others in place. */
export interface Machine {
  environment: NodeJS.ProcessEnv;
  exists: (path: string) => boolean;
}

/** The file that `variable` names, or the first program of that name on this machine; `undefined` when there is none. */
export function findProgram(
  name: string,
  variable: string,
  { environment, exists }: Machine = { environment: process.env, exists: existsSync },
): string | undefined {
  const chosen = environment[variable];
  if (chosen) {
    if (!exists(chosen)) throw new Error(`${variable} is ${chosen}, and there is no such file.`);
    return chosen;
  }
  const onPath = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...onPath, ...serverFolders].map((folder) => join(folder, name)).find(exists);
}

/** Servers stand here, and the PATH of an ordinary user leaves these folders out. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
