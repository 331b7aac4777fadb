import { existsSync } from 'node:fs';
import { run } from '../checks/run';
import { findChromium, findHeadlessShell, headlessShell } from './find-chromium';

/**
 * Makes sure that there is a Chromium for the browser tests, and installs it with its headless shell if the machine has
 * none. Throws if that fails. Where Debian's packages can be installed, a Chromium without a shell gets one, because that
 * takes seconds and saves over a minute; if it fails, the tests do without. It says all it does.
 */
export async function ensureChromium(): Promise<string> {
  const withApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const found = findChromium();
  if (!found) {
    say('No Chromium on this machine.');
    await install(withApt ? apt('chromium') : [['npx', 'playwright', 'install', 'chromium']]);
  }
  const chromium = found ?? findChromium();
  if (!chromium) throw new Error('Chromium was installed and still cannot be found. Set CHROMIUM_PATH.');
  if (withApt && !findHeadlessShell()) {
    say(`Only ${chromium} on this machine, and most tests are quicker in a headless shell.`);
    await install(apt(headlessShell, impatient)).catch(({ message }: Error) => {
      say(`${message} All tests run in ${chromium}.`);
    });
  }
  return chromium;
}

type Command = readonly [command: string, ...args: string[]];

/** For what the tests can do without: it waits for no slow server, and removes nothing. */
const impatient = [
  ...['http', 'https'].flatMap((scheme) => ['-o', `Acquire::${scheme}::Timeout=10`]),
  ...['-o', 'Acquire::Retries=0', '--no-remove'],
];

function apt(name: string, options: readonly string[] = []): Command[] {
  return [
    ['apt-get', ...options, 'update'],
    ['apt-get', ...options, 'install', '-y', name],
  ];
}

async function install(commands: readonly Command[]): Promise<void> {
  for (const [command, ...args] of commands) {
    say([command, ...args].join(' '));
    const status = await run(command, args);
    if (status !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${status}.`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
