import { existsSync } from 'node:fs';
import { run } from '../checks/run';
import { findChromium, headlessShell } from './find-chromium';

/** The path of a Chromium. If the machine has none, it installs one and says so. Throws if that fails. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const commands = installation(existsSync('/usr/bin/apt-get') && process.getuid?.() === 0);
  for (const [command, ...args] of commands) {
    process.stdout.write(`No Chromium on this machine, so: ${[command, ...args].join(' ')}\n`);
    const status = await run(command, args);
    if (status !== 0) throw new Error(`Chromium could not be installed: ${command} ended with ${status}.`);
  }
  const installed = findChromium();
  if (!installed) throw new Error('Chromium was installed and still cannot be found. Set CHROMIUM_PATH.');
  return installed;
}

type Command = [command: string, ...args: string[]];

function installation(withApt: boolean): Command[] {
  if (!withApt) return [['npx', 'playwright', 'install', 'chromium']];
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium', headlessShell],
  ];
}
