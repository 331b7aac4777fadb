import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chosenBy, onPath, type Machine as Places } from '../debian/find-program';

/** The places to look for a Chromium. Tests set other ones. */
export interface Machine extends Places {
  /** The place of Playwright's own Chromium, even if it is not there. */
  playwrightsOwn: string;
}

/**
 * A whole browser: `CHROMIUM_PATH`, Playwright's own, a system's Chromium or Chrome. `undefined` when there
 * is none. Throws if `CHROMIUM_PATH` names a missing file.
 */
export function findChromium(machine: Machine = thisMachine()): string | undefined {
  const { playwrightsOwn, exists } = machine;
  const chosen = chosenBy('CHROMIUM_PATH', machine) ?? [playwrightsOwn].find(exists);
  return chosen ?? onPath(machine, commands) ?? applications.find(exists);
}

/**
 * The browser for tests that need no window, push messages or notifications: Chromium without all that, which takes a
 * fifth less of the processor. `CHROMIUM_PATH`, Playwright's own, the system's. `undefined` when there is none of these.
 */
export function findHeadlessShell(machine: Machine = thisMachine()): string | undefined {
  if (machine.environment.CHROMIUM_PATH) return findChromium(machine);
  const own = shellBeside(machine.playwrightsOwn);
  return own && machine.exists(own) ? own : onPath(machine, [headlessShell, chromeHeadlessShell]);
}

/** Playwright does not tell where its shell is: beside its Chromium, in folders with longer names. */
function shellBeside(playwrightsOwn: string): string | undefined {
  const parts = /^(.*)chromium-(\d+)[\\/]chrome-([^\\/]+)[\\/]/.exec(playwrightsOwn);
  if (!parts) return undefined;
  const [, folder, revision, platform] = parts;
  const program = playwrightsOwn.endsWith('.exe') ? `${chromeHeadlessShell}.exe` : chromeHeadlessShell;
  return join(`${folder}chromium_headless_shell-${revision}`, `${chromeHeadlessShell}-${platform}`, program);
}

/** The name of the command, and of its package in Debian. */
export const headlessShell = 'chromium-headless-shell';
/** The name of Google's own. */
const chromeHeadlessShell = 'chrome-headless-shell';
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function thisMachine(): Machine {
  return { environment: process.env, playwrightsOwn: chromium.executablePath(), exists: existsSync };
}
