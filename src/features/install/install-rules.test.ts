import { describe, expect, it } from 'vitest';
import { installOffer } from './install-rules';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const view =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0 Mobile Safari/537.36';
const phone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const pad = 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `${android} Chrome/126.0 Mobile Safari/537.36`;

const situation = (overrides: Partial<Parameters<typeof installOffer>[0]> = {}) => ({
  billsWait: false,
  captured: false,
  dismissed: 0,
  standalone: false,
  installed: undefined,
  userAgent: chrome,
  touchPoints: 5,
  ...overrides,
});

type Row = [browser: string, offer: string | undefined, userAgent: string, touchPoints?: number];
const browsers: readonly Row[] = [
  ['Chrome on Android', 'other', chrome],
  ['Samsung Internet', 'other', `${android} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`],
  ['Edge on Android', 'other', `${android} Chrome/126.0 Mobile Safari/537.36 EdgA/126.0`],
  ['Opera on Android', 'other', `${android} Chrome/126.0 Mobile Safari/537.36 OPR/82.0`],
  ['Firefox on Android', 'firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  ['Firefox on a tablet', 'firefox', 'Mozilla/5.0 (Android 14; Tablet; rv:127.0) Gecko/127.0 Firefox/127.0'],
  ['UC Browser', 'unsupported', `${android} Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36`],

  ['Safari on an iPhone', 'safari', `${phone('17_5')} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Safari on an old iPhone', 'safari', `${phone('15_8')} Version/15.6 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS 17', 'safari', `${phone('17_5')} CriOS/126.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS 16.4', 'safari', `${phone('16_4')} CriOS/126.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS 16.3', undefined, `${phone('16_3_1')} CriOS/126.0 Mobile/15E148 Safari/604.1`],
  ['Edge on iOS 17', 'safari', `${phone('17_5')} Version/17.0 EdgiOS/126.0 Mobile/15E148 Safari/604.1`],
  ['Edge on iOS 15', undefined, `${phone('15_8')} Version/15.0 EdgiOS/126.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on iOS 18', 'safari', `${phone('18_10')} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
  ['Firefox on iOS 16.1', undefined, `${phone('16_1')} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
  ['Safari on an iPad', 'safari', `${mac} Version/17.5 Safari/605.1.15`, 5],
  ['Safari on an iPad that says so', 'safari', `${pad} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPad', 'safari', `${mac} CriOS/126.0 Safari/604.1`, 5],

  ['a view of Android', 'inApp', view],
  ['Instagram on Android', 'inApp', `${view} Instagram 336.0 Android`],
  [
    'Instagram on an iPhone',
    'inApp',
    `${phone('17_5')} Mobile/15E148 Instagram 336.0 (iPhone15,2; iOS 17_5)`,
  ],
  ['Facebook on Android', 'inApp', `${chrome} [FB_IAB/FB4A;FBAV/470.0;]`],
  [
    'Facebook on an iPhone',
    'inApp',
    `${phone('17_5')} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0;FBDV/iPhone15,2]`,
  ],
  ['LINE on an iPhone', 'inApp', `${phone('17_5')} Mobile/15E148 Safari Line/14.9.0`],
  ['LINE on Android', 'inApp', `${chrome} Line/14.9.0`],
  ['TikTok on an iPhone', 'inApp', `${phone('17_5')} Mobile/15E148 musical_ly_34.9 BytedanceWebview/d8a21c6`],
  ['TikTok on Android', 'inApp', `${chrome} TikTok 34.9`],
  ["Google's app on an iPhone", 'inApp', `${phone('17_5')} GSA/322.0 Mobile/15E148 Safari/604.1`],
  ["Google's app on Android", 'inApp', `${chrome} GSA/15.24`],
  ['any other app on an iPhone', 'inApp', `${phone('17_5')} Mobile/15E148`],
  ['any other app on an iPad', 'inApp', mac, 5],

  ['Safari on a Mac', 'dock', `${mac} Version/17.5 Safari/605.1.15`, 0],
  ['Safari on an older Mac', undefined, `${mac} Version/16.6 Safari/605.1.15`, 0],
  ['Chrome on a Mac', 'other', `${mac} Chrome/126.0 Safari/537.36`, 0],
  ['Chrome on Windows', 'other', `${windows} Chrome/126.0 Safari/537.36`, 0],
  ['Edge on a touch screen', 'other', `${windows} Chrome/126.0 Safari/537.36 Edg/126.0`, 10],
  [
    'Firefox on a Mac',
    undefined,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
    0,
  ],
  [
    'Firefox on Linux',
    undefined,
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    0,
  ],
  ['a browser that nobody knows', 'other', 'Mozilla/5.0 (X11; Linux x86_64) Something/1.0', 0],
];

describe('what is offered', () => {
  it.each(browsers)('in %s, without a question of its own: %s', (_, offer, userAgent, touchPoints = 5) => {
    expect(installOffer(situation({ userAgent, touchPoints }))).toBe(offer);
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

it('an iPhone gets no offer while bills wait, because its installed app would not have them', () => {
  const userAgent = `${phone('17_5')} Version/17.5 Mobile/15E148 Safari/604.1`;
  expect(installOffer(situation({ userAgent }))).toBe('safari');
  expect(installOffer(situation({ userAgent, billsWait: true }))).toBeUndefined();
  expect(installOffer(situation({ billsWait: true }))).toBe('other');
});
