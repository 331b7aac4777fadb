import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium, findHeadlessShell } from './find-chromium';

const own = '/playwright/chromium-1/chrome-linux64/chrome';
const ownShells = join('/playwright', 'chromium_headless_shell-1');
const system = join('/usr/bin', 'chromium');

function machine(present: readonly string[], environment: NodeJS.ProcessEnv = {}, playwrightsOwn = own) {
  const PATH = ['/bin', '/usr/bin'].join(delimiter);
  return {
    environment: { PATH, ...environment },
    playwrightsOwn,
    exists: (path: string) => present.includes(path),
  };
}

describe('finding a Chromium', () => {
  it('takes CHROMIUM_PATH before any other', () => {
    expect(findChromium(machine(['/my/chrome', own, system], { CHROMIUM_PATH: '/my/chrome' }))).toBe(
      '/my/chrome',
    );
  });

  it("takes Playwright's own before the system's", () => {
    expect(findChromium(machine([own, system]))).toBe(own);
  });

  it("takes the system's where Playwright has none", () => {
    expect(findChromium(machine([system]))).toBe(system);
    expect(findChromium(machine([join('/usr/bin', 'google-chrome')]))).toBe(
      join('/usr/bin', 'google-chrome'),
    );
  });

  it('takes the headless shell where no window is needed and nobody chose another one', () => {
    const shell = join('/usr/bin', 'chromium-headless-shell');
    expect(findHeadlessShell(machine([own, system, shell]))).toBe(shell);
    expect(findHeadlessShell(machine([own, system]))).toBeUndefined();
    expect(findHeadlessShell(machine([system, shell], { CHROMIUM_PATH: system }))).toBe(system);
    expect(findChromium(machine([system, shell]))).toBe(system);
  });

  it("takes Playwright's own headless shell before the system's, on every system", () => {
    const linux = join(ownShells, 'chrome-headless-shell-linux64', 'chrome-headless-shell');
    expect(findHeadlessShell(machine([linux, join('/usr/bin', 'chromium-headless-shell')]))).toBe(linux);
    const mac = join(ownShells, 'chrome-headless-shell-mac-arm64', 'chrome-headless-shell');
    const app = '/playwright/chromium-1/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Chrome';
    expect(findHeadlessShell(machine([mac], {}, app))).toBe(mac);
    const windows = join(ownShells, 'chrome-headless-shell-win64', 'chrome-headless-shell.exe');
    const exe = '/playwright/chromium-1/chrome-win64/chrome.exe';
    expect(findHeadlessShell(machine([windows], {}, exe))).toBe(windows);
  });

  it('finds nothing when there is none', () => {
    expect(findChromium(machine([]))).toBeUndefined();
  });

  it('fails for a CHROMIUM_PATH that leads nowhere instead of taking another browser', () => {
    expect(() => findChromium(machine([own], { CHROMIUM_PATH: '/gone' }))).toThrow('/gone');
    expect(() => findHeadlessShell(machine([own], { CHROMIUM_PATH: '/gone' }))).toThrow('/gone');
  });
});
