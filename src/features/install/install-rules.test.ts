import { describe, expect, it } from 'vitest';
import { installOffer } from './install-rules';

const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko)';
const agents = {
  chrome: `${android} Chrome/126.0 Mobile Safari/537.36`,
  samsung: `${android} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
  uc: `${android} Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36`,
  safari: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  firefoxIos: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) FxiOS/127.0 Mobile/15E148 Safari/605',
  firefoxDesk: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
};

const situation = (overrides: Partial<Parameters<typeof installOffer>[0]> = {}) => ({
  captured: false,
  dismissed: 0,
  standalone: false,
  installed: undefined,
  userAgent: agents.chrome,
  ...overrides,
});

describe('what is offered', () => {
  it.each([
    ['chrome', 'other'],
    ['samsung', 'other'],
    ['safari', 'safari'],
    ['firefox', 'firefox'],
    ['firefoxIos', 'firefox'],
    ['firefoxDesk', 'other'],
    ['uc', 'unsupported'],
  ] as const)('%s without a question of its own: %s', (agent, offer) => {
    expect(installOffer(situation({ userAgent: agents[agent] }))).toBe(offer);
  });

  it.each([
    [0, 'prompt'],
    [1, 'prompt'],
    [2, 'prompt'],
    [3, undefined],
  ])("the browser's question after %i dismissals: %s", (dismissed, offer) => {
    expect(installOffer(situation({ captured: true, dismissed }))).toBe(offer);
  });

  it.each([0, 1, 2])('instructions after %i dismissals only the first time', (dismissed) => {
    expect(installOffer(situation({ dismissed }))).toBe(dismissed === 0 ? 'other' : undefined);
  });

  it.each([
    ['not installed', 'other'],
    ['installed', undefined],
  ])('instructions where isPWAInstalled is %j: %s', (installed, offer) => {
    expect(installOffer(situation({ installed }))).toBe(offer);
  });

  it.each([true, false])('nothing in the installed app (with a question: %s)', (captured) => {
    expect(installOffer(situation({ captured, standalone: true }))).toBeUndefined();
  });
});
