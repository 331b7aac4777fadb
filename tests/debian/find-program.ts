import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The places to look for a program. Tests set other ones. */
export interface Machine {
  environment: NodeJS.ProcessEnv;
  exists: (path: string) => boolean;
}

/** The file that `variable` names, or else the first program with this name on this machine, or `undefined`. */
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

/** Folders of servers, which the PATH of an ordinary user does not have. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
