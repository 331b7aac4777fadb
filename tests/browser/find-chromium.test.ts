import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium';

const own = '/playwright/chrome';
const system = join('/usr/bin', 'chromium');

function machine(present: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const PATH = ['/bin', '/usr/bin'].join(delimiter);
  return {
    environment: { PATH, ...environment },
    playwrightsOwn: own,
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

  it('finds nothing when there is none', () => {
    expect(findChromium(machine([]))).toBeUndefined();
  });

  it('fails for a CHROMIUM_PATH that leads nowhere instead of taking another browser', () => {
    expect(() => findChromium(machine([own], { CHROMIUM_PATH: '/gone' }))).toThrow('/gone');
  });
});
