import { describe, expect, it } from 'vitest';
import { knownWords } from '@/brand/mall-words';
import { findingsIn, onlyFinding, sound } from '../../../tests/setup/sound-config';
import { readJsonDocument } from '../../diagnostics/json-document';
import { checkConfig } from './check-config';

const checked = (text: string) => checkConfig(readJsonDocument(text)).findings;

describe('checking a config against the merchant schema', () => {
  it('fills in the defaults of a sound one', () => {
    const { config, findings } = checkConfig(readJsonDocument(JSON.stringify(sound)));
    expect(findings).toEqual([]);
    expect(config?.referral).toEqual({ layout: 'default', howItWorks: 'dialog' });
    expect(config?.ids).toEqual({ platform: 4, appVersion: 4, loginThrough: 2 });
    expect(config?.wallet).toEqual({ shareTarget: true, offline: true, expiryReminder: true });
  });

  it('reads a name without signs that nobody sees, in composed letters', () => {
    const name = '\ufeffCafe\u0301\u00a0Mall\u200b';
    const { config, findings } = checkConfig(readJsonDocument(JSON.stringify({ ...sound, name })));
    expect(findings).toEqual([]);
    expect(config?.name).toBe('Café Mall');
  });

  it('lists the allowed keys for an unknown one, and proposes the closest', () => {
    const text = onlyFinding({ ...sound, theme: { palette: { primaryOragne: '#e8590c' } } });
    expect(text).toContain(
      'There is no key "primaryOragne" in theme.palette. Allowed: primaryOrange, globalBackground',
    );
    expect(text).toContain('→ did you mean "primaryOrange"?');
  });

  it('says where a misplaced key belongs', () => {
    expect(onlyFinding({ ...sound, primaryOrange: '#e8590c' })).toContain('→ it belongs in theme.palette');
  });

  it('shortens a long list of allowed keys to those of the same area', () => {
    const text = onlyFinding({ ...sound, texts: { 'login.nothing-like-it': 'x' } });
    expect(text).toContain('Allowed: login.');
    expect(text).not.toContain('registration.');
  });

  it('carries a value that it proposes, and its place, so that a form can take it', () => {
    const config = { ...sound, hosts: ['A.example'], ids: { platform: 0 } };
    expect(findingsIn(config).map(({ proposed }) => proposed)).toEqual([
      { path: ['hosts', 0], value: 'a.example' },
      undefined,
    ]);
  });

  it('says what is missing, with an example', () => {
    expect(findingsIn({}).map(({ message, fix }) => `${message} → ${fix}`)).toEqual([
      'name is missing and has no default. → add "name": "The Mall"',
      'hosts is missing and has no default. → add "hosts": ["rewards.the-mall.example"]',
    ]);
  });

  it.each(['[]', '"x"', 'null', '5'])('refuses %s in the place of a config', (text) => {
    expect(checked(text).map(({ message }) => message)).toEqual([
      `The file is ${text}: it must be an object in { }.`,
    ]);
  });

  it('refuses __proto__ and other names of JavaScript like any unknown key', () => {
    const found = checked('{"name":"A","hosts":["a.example"],"__proto__":{},"constructor":1}');
    expect(found.map(({ column, message }) => [column, message.slice(0, 30)])).toEqual([
      [35, 'There is no key "__proto__" at'],
      [50, 'There is no key "constructor" '],
    ]);
  });

  it.each([
    ['in the order of the file', '{\n"b": 1,\n"hosts": [5],\n"a": 1,\n"name": 5\n}', [2, 3, 4, 5]],
    ['up to where a file breaks off', '{\n"name": 5,\n"oops": ,\n"hosts": [5]\n}', [2]],
    [
      'nothing of a key that a list without its end took in',
      '{\n"name": "Row",\n"hosts": ["row.example",\n"logo": "logo.svg"\n}',
      [],
    ],
    [
      'on after JSON mistakes whose meaning is clear',
      '{\n"name": 5 // x\n"hosts": [5,],\n"oops": 1\n}',
      [2, 3, 4],
    ],
  ])('reports %s', (_what, text, lines) => {
    expect(checked(text).map(({ line }) => line)).toEqual(lines);
  });
});

describe('a word of the mall', () => {
  const forms = { one: 'receipt', other: 'receipts' };
  const known = Object.keys(knownWords).join(', ');

  it.each([
    [{ bills: forms }, `There is no key "bills" in words. Allowed: ${known}. → did you mean "bill"?`],
    [{ invoice: forms }, `There is no key "invoice" in words. Allowed: ${known}. → delete it`],
    [
      { bill: { one: 'receipt' } },
      'words.bill.other is missing and has no default. → add "other": "receipts"',
    ],
    [
      { bill: { ...forms, one: '{name}' } },
      'words.bill.one is "{name}": it must be a word of letters, or two, such as receipt. → undefined',
    ],
  ])('is refused as %j', (words, says) => {
    expect(onlyFinding({ ...sound, words })).toBe(says);
  });
});

describe('the wording of a text', () => {
  const plural = 'offers.locations';

  it.each([
    ['dashboard.greeting', 'Hello!'],
    ['dashboard.greeting', '{name}, {name}!'],
    [plural, '{count} stores'],
    [plural, { other: 'many stores' }],
    [plural, { one: 'one store', other: '{count} stores' }],
    ['redeem.relatedOf', { other: '{count}: {name}' }],
  ])('of %s may be %j', (key, wording) => {
    expect(findingsIn({ ...sound, texts: { [key]: wording } })).toEqual([]);
  });

  it.each([
    ['dashboard.greeting', 'Hi {nme}!', '{nme}; allowed are {name}. → did you mean "{name}"?'],
    ['dashboard.greeting', 'Hi {{name}}!', '{{name}}; allowed are {name}. → did you mean "{name}"?'],
    ['dashboard.greeting', 'Hi { name }!', '{ name }; allowed are {name}. → did you mean "{name}"?'],
    ['dashboard.greeting', 'Hi {name!', '{name; allowed are {name}. → did you mean "{name}"?'],
    ['dashboard.greeting', 'Hi name}!', 'name}; allowed are {name}. → did you mean "{name}"?'],
    ['dashboard.greeting', 'Hi {}!', '{}; allowed are {name}. → write {name}, or leave {} out'],
    ['dashboard.greeting', '{points}', '{points}; allowed are {name}. → write {name}, or leave {points} out'],
    ['membership.range', '{fro} {to}', '{fro}; allowed are {from}, {to}, {unit}. → did you mean "{from}"?'],
    ['login.title', 'Hi {name}!', '{name}, and this text has none. → delete {name}'],
    ['login.title', '{constructor}', '{constructor}, and this text has none. → delete {constructor}'],
    [plural, '{cuont} stores', '{cuont}; allowed are {count}. → did you mean "{count}"?'],
  ])('of %s has no placeholder as in %j', (key, wording, expected) => {
    expect(onlyFinding({ ...sound, texts: { [key]: wording } })).toBe(
      `texts.${key} is ${JSON.stringify(wording)}: there is no placeholder ${expected}`,
    );
  });

  it('has every unknown placeholder named, each once', () => {
    const found = findingsIn({ ...sound, texts: { 'dashboard.greeting': '{a} {b} {a}' } });
    expect(found.map(({ fix }) => fix)).toEqual([
      'write {name}, or leave {a} out',
      'write {name}, or leave {b} out',
    ]);
  });

  const noForm = (form: string) =>
    `There is no key "${form}" in texts.offers.locations. Allowed: zero, one, two, few, many, other.`;

  it.each([
    [
      { one: '{count} store' },
      'texts.offers.locations.other is missing and has no default. → add "other": "{count} …"',
    ],
    [
      { one: '{cuont} store', other: '{count} stores' },
      'texts.offers.locations.one is "{cuont} store": there is no placeholder {cuont}; allowed are {count}. → did you mean "{count}"?',
    ],
    [{ other: ' ' }, 'texts.offers.locations.other is " ": it must not be empty or only spaces. → undefined'],
    [
      { few: '{count} stores', other: '{count} stores' },
      'texts.offers.locations.few is "{count} stores": the language en-IN has no form "few"; allowed are one, other. → delete it',
    ],
    [{ single: '{count} store', other: '{count} stores' }, `${noForm('single')} → delete it`],
    [{ oen: '{count} store', other: '{count} stores' }, `${noForm('oen')} → did you mean "one"?`],
  ])('is refused as the plural %j', (wording, expected) => {
    expect(onlyFinding({ ...sound, texts: { [plural]: wording } })).toBe(expected);
  });

  it.each([
    ['pl', []],
    ['ar-AE', []],
    ['ja', ['few', 'many', 'one']],
    ['hi-IN', ['few', 'many']],
    ['tlh', ['few', 'many']], // a language whose rules the engine lacks has the plural forms of English
  ])('has the plural forms of %s', (language, refused) => {
    const texts = { [plural]: { one: 'a', few: 'b', many: 'c', other: 'd' } };
    const found = findingsIn({ ...sound, manifest: { language }, texts });
    const forms = found.map(({ message }) => /has no form "(\w+)"/.exec(message)?.[1]);
    expect(forms.sort()).toEqual(refused);
  });

  it('has a foreign plural form found beside other mistakes, also of texts', () => {
    const texts = { 'login.title': 5, [plural]: { few: 'x', other: 'y' } };
    expect(findingsIn({ name: 5, hosts: [], texts }).map(({ message }) => message.split(':')[0])).toEqual([
      'name is 5',
      'hosts is []',
      'texts.login.title is 5',
      'texts.offers.locations.few is "x"',
    ]);
  });

  it('has the place of a wrong form shown', () => {
    const found = checked(
      '{"name":"A","hosts":["a.example"],"texts":{\n  "offers.locations": {\n    "one": "{n}",\n    "other": "b" } } }',
    );
    expect(found).toMatchObject([{ line: 3, column: 12 }]);
  });
});
