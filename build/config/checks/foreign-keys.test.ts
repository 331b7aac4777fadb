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
  const ofBackend = "What shoppers see of points, people, places and offers comes from the client's backend.";

  it.each([
    ['currency', ofBackend],
    ['points', ofBackend],
    ['email', ofBackend],
    ['terms', ofBackend],
    ['tiers', ofBackend],
    ['ogImage', 'Other apps show a picture of 1200 × 630 px, a title and a text of a link.'],
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
    ['payloadKey', 'A config holds no secrets, because everybody with the repository can read it.'],
  ])('says where %s comes from, and never just to delete it', (key, answer) => {
    const found = only({ [key]: 'x' });
    expect(found?.message).toBe(`There is no key ${JSON.stringify(key)} at the top level. ${answer}`);
    expect(found?.fix).toMatch(/\w+ .*\w+/);
    expect(found?.fix).not.toBe('delete it');
  });

  it('answers in inner objects too, but never for colours and texts', () => {
    expect(only({ menu: { email: 'x' } })?.message).toContain('in menu. What shoppers see');
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
    [{ screens: { ofers: false } }, '"ofers" in screens.', 'did you mean "offers"?'],
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
