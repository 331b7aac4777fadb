import { describe, expect, it } from 'vitest';
import { readJsonDocument } from '../../diagnostics/json-document';
import { checkConfig } from './check-config';

function only(config: object): { message: string; fix?: string } | undefined {
  const sound = { name: 'The Mall', hosts: ['the-mall.example'] };
  const [first, ...rest] = checkConfig(readJsonDocument(JSON.stringify({ ...sound, ...config }))).findings;
  expect(rest).toEqual([]);
  return first;
}

describe('what a mall has but its config does not hold', () => {
  it.each([
    ['currency', "The currency comes from the client's backend."],
    ['currencySymbol', "The currency comes from the client's backend."],
    ['points', "The name of the points and its short form come from the client's backend."],
    [
      'support',
      "Telephone, e-mail, WhatsApp and address come from the client's backend, with each location.",
    ],
    [
      'supportPhone',
      "Telephone, e-mail, WhatsApp and address come from the client's backend, with each location.",
    ],
    ['email', "Telephone, e-mail, WhatsApp and address come from the client's backend, with each location."],
    ['phone', "Telephone, e-mail, WhatsApp and address come from the client's backend, with each location."],
    ['terms', "Terms, About us, How it works and benefits are pages of the client's backend."],
    [
      'privacyPolicy',
      "The More screen and the registration link to the mall's own page about privacy; its https address is needed, not a file.",
    ],
    ['ogImage', 'Other apps show a picture of 1200 × 630 px, a title and a text of a link.'],
    ['minAge', "The registration shows a sentence about the minimum age; the app asks nobody's age."],
    [
      'languages',
      'A site speaks one language, and the client sends its texts. A second language needs a site and a host of its own.',
    ],
    [
      'decimals',
      'A whole figure has no decimals, any other one has two, and that is the same in every mall.',
    ],
    [
      'launchDate',
      'The app opens when its site is published; a line on login and dashboard can tell of it between two days.',
    ],
    ['bills', "Rules for bills come from the client's backend."],
    ['balance', "Balances come from the client's backend."],
    ['expiry', "How long points are valid comes from the client's backend."],
    ['conversionRate', "What points are worth and what they are given for come from the client's backend."],
    ['tiers', "Tiers and their benefits come from the client's backend."],
    ['payloadKey', 'A config holds no secrets, because everybody with the repository can read it.'],
    [
      'googleAnalytics',
      'Scripts of other companies are not possible, because they could read the tokens of shoppers.',
    ],
    ['darkMode', 'There is no dark mode; the header alone can be dark.'],
    ['cookie_banner', 'The app sets no cookies of other companies and tracks nobody, so it needs no banner.'],
    ['parking', 'The app has no parking. A banner can lead to the page of the car park.'],
  ])('says where %s comes from, and never just to delete it', (key, answer) => {
    const found = only({ [key]: 'x' });
    expect(found?.message).toBe(`There is no key ${JSON.stringify(key)} at the top level. ${answer}`);
    expect(found?.fix).toMatch(/\w+ .*\w+/);
    expect(found?.fix).not.toBe('delete it');
  });

  it('names the part of the operator page that shows the words of the client in a demo', () => {
    expect(only({ currency: 'INR' })?.fix).toBe(
      "leave it out here, and set it in the client's backend. For a demo, set it on the operator page of npm start: Words and contacts",
    );
  });

  it('names no part of that page where it has none', () => {
    const fix = "leave it out here, and set it in the client's backend";
    expect(only({ terms: 'x' })?.fix).toBe(fix);
    expect(only({ expiry: 'x' })?.fix).toBe(fix);
  });

  it('answers in inner objects too, but never for colours and texts', () => {
    expect(only({ menu: { supportEmail: 'x' } })?.message).toContain('in menu. Telephone, e-mail');
    expect(only({ theme: { palette: { points: '#ffffff' } } })?.message).toContain('Allowed: primaryOrange');
    expect(only({ texts: { 'login.phone': 'x' } })?.message).toContain('Allowed: login.');
  });
});

describe('keys under other names', () => {
  it.each([
    [{ id: 36 }, '"id" at the top level. The mall\'s id is the name of its folder.', 'delete this entry'],
    [{ theme: { colors: {} } }, '"colors" in theme.', 'rename it to palette'],
    [{ android: { packageName: 'in.a.b' } }, '"packageName" in android.', 'rename it to packageId'],
    [{ colours: {} }, '"colours" at the top level.', 'it belongs in theme, as palette'],
    [
      { theme: { palette: { primary: '#ffffff' } } },
      '"primary" in theme.palette.',
      'did you mean "primaryOrange"?',
    ],
    [{ primary: '#ffffff' }, '"primary" at the top level.', 'it belongs in theme.palette, as primaryOrange'],
    [{ themeColor: '#ffffff' }, '"themeColor" at the top level.', 'it belongs in manifest'],
    [{ backgroundColor: '#ffffff' }, '"backgroundColor" at the top level.', 'it belongs in manifest'],
    [{ splash: '#ffffff' }, '"splash" at the top level.', 'it belongs in manifest, as backgroundColor'],
    [{ theme: { logo: 'logo.svg' } }, '"logo" in theme.', 'it belongs at the top level'],
    [
      { screens: { submitBills: false } },
      '"submitBills" in screens. That cannot be switched off. These areas can: offers, stores, contact, visit, feedback, faqs, notifications, referral.',
      'delete it; to hide a tile or a menu entry, leave it out of dashboard.tiles or menu.entries',
    ],
    [
      { texts: { 'Login with Mobile Number': 'Log in' } },
      '"Login with Mobile Number" in texts. These words are the standard wording of login.title.',
      'write "login.title": "Log in"',
    ],
    [
      { texts: { dashboard: { greeting: 'x' } } },
      '"dashboard" in texts. The area of a text and its name are one key',
      'write "dashboard.greeting": "x", without an object around it',
    ],
    [
      { integrations: { maps: { tiles: 'x', tileUrl: 'https://a.example/{z}/{x}/{y}', attribution: 'A' } } },
      '"tiles" in integrations.maps.',
      'tileUrl stands there already',
    ],
    [{ screens: { ofers: false } }, '"ofers" in screens.', 'did you mean "offers"?'],
    [
      { host: 'row.example' },
      '"host" at the top level.',
      'hosts stands there already: write it into that one, and delete this entry',
    ],
    [
      { theme: { colors: {}, palette: {} } },
      '"colors" in theme.',
      'palette stands there already: write it into that one, and delete this entry',
    ],
  ])('explains %j', (config, message, fix) => {
    const found = only(config);
    expect(found?.message).toContain(`There is no key ${message}`);
    expect(found?.fix).toContain(fix);
  });

  it('reports a misspelt required key once, with the line to write', () => {
    const text = '{"name":"A","host":"a.example"}';
    expect(checkConfig(readJsonDocument(text)).findings).toMatchObject([
      { column: 13, fix: 'write "hosts": ["a.example"]' },
    ]);
  });
});
