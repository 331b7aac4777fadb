import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * The path that somebody typed or dragged to a prompt. A shell would take the quotes, the backslashes before spaces and
 * the `~` away; here nobody else does.
 */
export function typedPath(raw: string, isWindows = process.platform === 'win32'): string {
  const typed = raw.trim();
  const [, , quoted] = /^(["'])(.*)\1$/.exec(typed) ?? [];
  const path = quoted ?? (isWindows ? typed : typed.replace(/\\(.)/g, '$1'));
  return fromHome(path);
}

/** A path with the home folder for its `~`. In quotes, a shell leaves that as it is. */
export function fromHome(path: string): string {
  return /^~[/\\]/.test(path) ? join(homedir(), path.slice(2)) : path;
}
