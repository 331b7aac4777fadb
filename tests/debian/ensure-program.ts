import { findProgram, type Machine } from './find-program';
import { type Program, unpackedProgram } from './packages';

export interface Wanted {
  /** The name of the program and of its package. */
  name: string;
  /** Environment variable with the path of another program. */
  variable: string;
  /** Its path inside the package. */
  path: string;
}

export const nginx: Wanted = { name: 'nginx', variable: 'NGINX_PATH', path: 'usr/sbin/nginx' };
export const openssl: Wanted = { name: 'openssl', variable: 'OPENSSL_PATH', path: 'usr/bin/openssl' };

/** A program of this machine, or else from the distribution's package. Rejects with a message that says what to do. */
export async function ensureProgram(
  { name, variable, path }: Wanted,
  machine?: Machine,
  unpacked: typeof unpackedProgram = unpackedProgram,
): Promise<Program> {
  const found = findProgram(name, variable, machine);
  if (found) return { path: found, environment: {} };
  return unpacked(name, path).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new Error(
      `This machine has no ${name}, and the package could not be fetched. Install ${name} (on Debian: apt-get install ${name}), or put its path into ${variable}.\n${reason}`,
    );
  });
}
