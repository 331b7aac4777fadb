import { describe, expect, it } from 'vitest';
import { patternNames } from '@/brand/decoration';
import { knownWords } from '@/brand/mall-words';
import { referralLayouts } from '@/brand/referral-layouts';
import { readJsonDocument } from '../../diagnostics/json-document';
import { checkConfig } from './check-config';

const sound = { name: 'The Mall', hosts: ['the-mall.example'] };

function findings(config: unknown) {
  return checkConfig(readJsonDocument(JSON.stringify(config))).findings;
}

function only(config: unknown): string {
  const [first, ...rest] = findings(config);
  expect(rest).toEqual([]);
  return `${first?.message} → ${first?.fix}`;
}

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
    const text = only({ ...sound, theme: { palette: { primaryOragne: '#e8590c' } } });
    expect(text).toContain(
      'There is no key "primaryOragne" in theme.palette. Allowed: primaryOrange, globalBackground',
    );
    expect(text).toContain('→ did you mean "primaryOrange"?');
  });

  it('refuses a word that the app does not say, and names those that it does', () => {
    const forms = { one: 'receipt', other: 'receipts' };
    const known = Object.keys(knownWords).join(', ');
    expect(only({ ...sound, words: { bills: forms } })).toBe(
      `There is no key "bills" in words. Allowed: ${known}. → did you mean "bill"?`,
    );
    expect(only({ ...sound, words: { invoice: forms } })).toContain(`Allowed: ${known}.`);
    expect(only({ ...sound, words: { bill: { one: 'receipt' } } })).toBe(
      'words.bill.other is missing and has no default. → add "other": "receipts"',
    );
    expect(only({ ...sound, words: { bill: { ...forms, one: '{name}' } } })).toBe(
      'words.bill.one is "{name}": it must be a word of letters, or two, such as receipt. → undefined',
    );
  });

  it('says where a misplaced key belongs', () => {
    expect(only({ ...sound, primaryOrange: '#e8590c' })).toContain('→ it belongs in theme.palette');
  });

  it('carries a value that it proposes, and its place, so that a form can take it', () => {
    const config = { ...sound, hosts: ['A.example'] };
    expect(findings({ ...config, ids: { platform: 0 } }).map(({ proposed }) => proposed)).toEqual([
      { path: ['hosts', 0], value: 'a.example' },
      undefined,
    ]);
  });

  it('shortens a long list of allowed keys to those of the same area', () => {
    const text = only({ ...sound, texts: { 'login.nothing-like-it': 'x' } });
    expect(text).toContain('Allowed: login.');
    expect(text).not.toContain('registration.');
  });

  it.each([
    [
      { referral: { layout: 'tickets' } },
      `referral.layout is "tickets": allowed are ${referralLayouts.join(', ')}. → did you mean "ticket"?`,
    ],
    [
      { theme: { decoration: { pattern: 'ring' } } },
      `theme.decoration.pattern is "ring": allowed are ${patternNames.join(', ')}. → did you mean "rings"?`,
    ],
    [
      { theme: { header: 'logos' } },
      'theme.header is "logos": allowed are logo, plain. → did you mean "logo"?',
    ],
    [
      { theme: { headline: { case: 'uper' } } },
      'theme.headline.case is "uper": allowed are normal, upper. → did you mean "upper"?',
    ],
    [
      { theme: { tiers: { Gold: { from: 'gold', to: '#7c5a10' } } } },
      'theme.tiers.Gold.from is "gold": it must be a colour such as #e8590c. → undefined',
    ],
    [
      { theme: { shape: { corners: 'rounds' } } },
      'theme.shape.corners is "rounds": allowed are square, soft, round. → did you mean "round"?',
    ],
    [
      { theme: { shape: { buttons: 'oval' } } },
      'theme.shape.buttons is "oval": allowed are pill, rounded, square. → undefined',
    ],
    [
      { theme: { shape: { tiles: 'card' } } },
      'theme.shape.tiles is "card": allowed are cards, circles, list. → did you mean "cards"?',
    ],
    [
      { theme: { decoration: { angle: 361 } } },
      'theme.decoration.angle is 361: it must be at most 360. → undefined',
    ],
    [
      { rights: { deletion: { days: 0, keeps: 'Bills.' } } },
      'rights.deletion.days is 0: it must be at least 1 day. → undefined',
    ],
    [
      { rights: { deletion: { days: 4_000, keeps: 'Bills.' } } },
      'rights.deletion.days is 4000: it must be at most 365 days. → undefined',
    ],
    [
      { rights: { deletion: { days: 30, keeps: 'Bills.', url: 'http://row.example/delete' } } },
      'rights.deletion.url is "http://row.example/delete": it must be the https:// address of a page, such as https://www.my-mall.example/privacy. → did you mean "https://row.example/delete"?',
    ],
    [
      {
        rights: {
          controller: {
            ...{ name: 'Row', address: '1 Row Road' },
            grievance: { name: 'Officer', email: 'complaints@row.example' },
          },
        },
      },
      'rights.controller.email is missing and has no default. → undefined',
    ],
    [
      { rights: { accessibility: { email: 'the desk' } } },
      'rights.accessibility.email is "the desk": it must be an e-mail address. → undefined',
    ],
    [{ help: { phone: 'ask us' } }, 'help.phone is "ask us": it must be a telephone number. → undefined'],
    [
      { theme: { gradient: 'blue' } },
      'theme.gradient is "blue": it must be "none", or colours such as { "to": "#7c0d1c" }. → undefined',
    ],
    [
      { theme: { gradient: { to: 'red' } } },
      'theme.gradient.to is "red": it must be a colour such as #e8590c. → undefined',
    ],
    [{ theme: { gradient: {} } }, 'theme.gradient.to is missing and has no default. → add "to": "#7c0d1c"'],
    [
      { links: { privacy: 'www.row.example/privacy' } },
      'links.privacy is "www.row.example/privacy": it must be the https:// address of a page, such as https://www.my-mall.example/privacy. → did you mean "https://www.row.example/privacy"?',
    ],
    ...['http://row.example/privacy', 'https://me:secret@row.example/', 'javascript:alert(1)'].map(
      (privacy): [object, string] => [
        { links: { privacy } },
        `links.privacy is "${privacy}": it must be the https:// address of a page, such as https://www.my-mall.example/privacy. → ${privacy.startsWith('http:') ? 'did you mean "https://row.example/privacy"?' : 'undefined'}`,
      ],
    ),
    [
      { launch: { from: '2026-12-24', until: '2027-02-29', text: 'We open' } },
      'launch.until is "2027-02-29": it must be a day of the calendar as YYYY-MM-DD, such as 2026-12-24. → undefined',
    ],
    [
      { launch: { from: '2026-12-24', until: '2026-12-23', text: 'We open' } },
      'launch.until is "2026-12-23": it must not be before launch.from, 2026-12-24. → swap the two, or write a later day',
    ],
    [
      { launch: { from: '2026-12-24', text: 'We open' } },
      'launch.until is missing and has no default. → add "until": "2026-12-31"',
    ],
    [
      { launch: { from: '2026-12-24', until: '2026-12-24', text: 'x'.repeat(121) } },
      `launch.text is "${'x'.repeat(76)}…: it must have at most 120 characters and has 121. → undefined`,
    ],
    ...(
      [
        ['http://metrics.row.example/app', 'did you mean "https://metrics.row.example/app"?'],
        ['metrics.row.example', 'did you mean "https://metrics.row.example"?'],
        ['ftp://metrics.row.example/app', 'undefined'],
        ['https://metrics.row.example/app?id=1', 'undefined'],
        ['https://me:secret@metrics.row.example/', 'undefined'],
      ] as const
    ).map(([url, fix]): [object, string] => [
      { integrations: { telemetry: { url } } },
      `integrations.telemetry.url is "${url}": it must be the https:// address of a service, such as https://metrics.my-mall.example/app, without ? and #. → ${fix}`,
    ]),
    [
      { integrations: { telemetry: { url: 'https://metrics.row.example', sample: 2 } } },
      'integrations.telemetry.sample is 2: it must be at most 1. → undefined',
    ],
    [
      { integrations: { telemetry: { sample: 1 } } },
      'integrations.telemetry.url is missing and has no default. → add "url": "https://metrics.the-mall.example/app"',
    ],
    [{ registration: { ageText: '' } }, 'registration.ageText is "": it must not be empty. → undefined'],
    [{ ids: { platform: '4' } }, 'ids.platform is "4": it must be a number. → write 4 without quotes'],
    [{ ids: { platform: 1.5 } }, 'ids.platform is 1.5: it must be a whole number. → undefined'],
    [{ ids: { platform: 0 } }, 'ids.platform is 0: it must be more than 0. → undefined'],
    [
      { screens: { offers: 'false' } },
      'screens.offers is "false": it must be true or false. → write false without quotes',
    ],
    [{ wallet: { offline: 0 } }, 'wallet.offline is 0: it must be true or false. → undefined'],
    [{ wallet: false }, 'wallet is false: it must be an object in { }. → undefined'],
    [{ name: 36 }, 'name is 36: it must be text in double quotes. → write "36" in quotes'],
    [{ name: null }, 'name is null: it must be text in double quotes. → undefined'],
    [{ name: '' }, 'name is "": it must not be empty. → undefined'],
    [{ hosts: 'a.example' }, 'hosts is "a.example": it must be a list in [ ]. → write ["a.example"]'],
    [
      { program: 'Row Rewards' },
      'program is "Row Rewards": it must be an object in { }. → write { "name": "Row Rewards" }',
    ],
    [
      { theme: { decoration: 'rays' } },
      'theme.decoration is "rays": it must be an object in { }. → write { "pattern": "rays" }',
    ],
    [
      { links: 'https://row.example/privacy' },
      'links is "https://row.example/privacy": it must be an object in { }. → write { "privacy": "https://row.example/privacy" }',
    ],
    [
      { android: 'in.row.club' },
      'android is "in.row.club": it must be an object in { }. → write { "packageId": "in.row.club" }',
    ],
    [
      { hosts: [] },
      'hosts is []: it must name at least one host. → write, for example, "hosts": ["rewards.the-mall.example"]',
    ],
    [
      { integrations: { images: { hosts: Array<string>(11).fill('a.b') } } },
      'integrations.images.hosts is ["a.b","a.b","a.b","a.b","a.b","a.b","a.b","a.b","a.b","a.b","a.b"]: it must name at most 10 hosts. → undefined',
    ],
    [
      { hosts: ['https://A.example:80/x'] },
      'hosts[0] is "https://A.example:80/x": it must be a host name such as rewards.my-mall.example, without https://, port, path and *. → did you mean "a.example"?',
    ],
    [
      { api: 'https://api.example' },
      'api is "https://api.example": it must be an object in { }. → write { "baseUrl": "https://api.example" }',
    ],
    [
      { theme: { accent: 'constructor' } },
      'theme.accent is "constructor": it must be a colour such as #e8590c. → undefined',
    ],
    [
      { texts: { 'login.title': '' } },
      'texts.login.title is "": it must not be empty or only spaces. → undefined',
    ],
    [
      { texts: { 'login.title': ' \u00a0\u200b' } },
      'texts.login.title is " \\u00a0\\u200b": it must not be empty or only spaces. → undefined',
    ],
    [
      { name: 'Row \ud83d' },
      'name is "Row \\ud83d": it must not contain half an emoji (U+D83D). → type the emoji again, or delete the half that is left',
    ],
    [
      { manifest: { shortName: '\ude00 Row' } },
      'manifest.shortName is "\\ude00 Row": it must not contain half an emoji (U+DE00). → type the emoji again, or delete the half that is left',
    ],
    [
      { texts: { 'offers.locations': { other: '{count} \ud83d' } } },
      'texts.offers.locations.other is "{count} \\ud83d": it must not contain half an emoji (U+D83D). → type the emoji again, or delete the half that is left',
    ],
    [
      { texts: { 'login.title': 'Log \u202ein' } },
      'texts.login.title is "Log \\u202ein": it must not contain hidden characters that turn the direction of the letters after them (U+202E). → type the text again, without copying it',
    ],
    [
      { texts: { 'login.title': 5 } },
      'texts.login.title is 5: it must be text in double quotes. → write "5" in quotes',
    ],
    [
      { texts: { 'offers.locations': 5 } },
      'texts.offers.locations is 5: it must be text in double quotes, or an object in { }. → undefined',
    ],
    [
      { texts: { 'login.title': { other: 'Log in' } } },
      'texts.login.title is {"other":"Log in"}: it must be text in double quotes. → undefined',
    ],
    [
      { hosts: ['tile.openstreetmap.org'] },
      'hosts[0] is "tile.openstreetmap.org": it must be a host of this mall; this one stands in every site. → undefined',
    ],
    [
      { hosts: ['36.localhost'] },
      'hosts[0] is "36.localhost": it must be a host name, not an IP address, and not <id>.localhost, which npm start uses. → undefined',
    ],
    [
      { api: { baseUrl: 'https://api.example:99999/v1' } },
      'api.baseUrl is "https://api.example:99999/v1": it must have a port of at most 65535. → undefined',
    ],
    [
      { api: { baseUrl: 'api.example:8443/v1' } },
      'api.baseUrl is "api.example:8443/v1": it must begin with https://, or be a path such as /api. → did you mean "https://api.example:8443/v1"?',
    ],
    [
      { api: { baseUrl: 'localhost:3000' } },
      'api.baseUrl is "localhost:3000": it must begin with https://, or be a path such as /api. → did you mean "http://localhost:3000"?',
    ],
    [
      { api: { baseUrl: 'https://api.example/v1?key=1' } },
      'api.baseUrl is "https://api.example/v1?key=1": it must be an https:// address or a path such as /api, without spaces, ? and #. → did you mean "https://api.example/v1"?',
    ],
    [
      { api: { baseUrl: 'https://user:word@api.example/v1' } },
      'api.baseUrl is "https://user:word@api.example/v1": it must not hold a user and a password, because everybody can read it. → did you mean "https://api.example/v1"?',
    ],
    ...['https://api.example/v1', '/api'].map((baseUrl): [object, string] => [
      { api: { baseUrl: ` ${baseUrl} ` } },
      `api.baseUrl is " ${baseUrl} ": it must not begin or end with a space. → write "${baseUrl}"`,
    ]),
    [
      { hosts: ['a.example '] },
      'hosts[0] is "a.example ": it must not begin or end with a space. → write "a.example"',
    ],
    [
      { hosts: ['row.example:8080'] },
      'hosts[0] is "row.example:8080": it must be a host name such as rewards.my-mall.example, without https://, port, path and *. → did you mean "row.example"?',
    ],
    [
      { hosts: ['http://10.0.0.1'] },
      'hosts[0] is "http://10.0.0.1": it must be a host name such as rewards.my-mall.example, without https://, port, path and *. → undefined',
    ],
    [
      { manifest: { language: 'en-UK' } },
      'manifest.language is "en-UK": it must be written with today’s codes; a language tag is written like en-IN. → undefined',
    ],
    [
      { manifest: { shortName: 'x'.repeat(15) } },
      `manifest.shortName is "${'x'.repeat(15)}": it must have at most 14 characters and has 15. → undefined`,
    ],
    [
      { dashboard: { tiles: ['redeem', 'redeem'] } },
      'dashboard.tiles is ["redeem","redeem"]: it must not name the same entry twice. → undefined',
    ],
    [
      { menu: { entries: ['faqs'] } },
      'menu.entries is ["faqs"]: it must contain logout, because shoppers must be able to log out. → undefined',
    ],
  ])('%j', (change, expected) => {
    expect(only({ ...sound, ...change })).toBe(expected);
  });

  it.each([
    ['dashboard.greeting', 'Hello!'],
    ['dashboard.greeting', '{name}, {name}!'],
    ['offers.locations', '{count} stores'],
    ['offers.locations', { other: 'many stores' }],
    ['offers.locations', { one: 'one store', other: '{count} stores' }],
    ['redeem.relatedOf', { other: '{count}: {name}' }],
  ])('takes %s as %j', (key, wording) => {
    expect(findings({ ...sound, texts: { [key]: wording } })).toEqual([]);
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
    ['offers.locations', '{cuont} stores', '{cuont}; allowed are {count}. → did you mean "{count}"?'],
  ])('refuses the placeholder in %s as %j', (key, wording, expected) => {
    expect(only({ ...sound, texts: { [key]: wording } })).toBe(
      `texts.${key} is ${JSON.stringify(wording)}: there is no placeholder ${expected}`,
    );
  });

  it('names every unknown placeholder of a text, each once', () => {
    const messages = findings({ ...sound, texts: { 'dashboard.greeting': '{a} {b} {a}' } });
    expect(messages.map(({ fix }) => fix)).toEqual([
      'write {name}, or leave {a} out',
      'write {name}, or leave {b} out',
    ]);
  });

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
    [
      { single: '{count} store', other: '{count} stores' },
      'There is no key "single" in texts.offers.locations. Allowed: zero, one, two, few, many, other. → delete it',
    ],
    [
      { oen: '{count} store', other: '{count} stores' },
      'There is no key "oen" in texts.offers.locations. Allowed: zero, one, two, few, many, other. → did you mean "one"?',
    ],
  ])('refuses the plural %j', (wording, expected) => {
    expect(only({ ...sound, texts: { 'offers.locations': wording } })).toBe(expected);
  });

  it.each([
    ['pl', []],
    ['ar-AE', []],
    ['ja', ['few', 'many', 'one']],
    ['hi-IN', ['few', 'many']],
    ['tlh', ['few', 'many']], // a language whose rules the engine lacks has the plural forms of English
  ])('knows the plural forms of %s', (language, refused) => {
    const wording = { one: 'a', few: 'b', many: 'c', other: 'd' };
    const config = { ...sound, manifest: { language }, texts: { 'offers.locations': wording } };
    const forms = findings(config).map(({ message }) => /has no form "(\w+)"/.exec(message)?.[1]);
    expect(forms.sort()).toEqual(refused);
  });

  it('finds a foreign plural form beside other mistakes, also of texts', () => {
    const texts = { 'login.title': 5, 'offers.locations': { few: 'x', other: 'y' } };
    expect(findings({ name: 5, hosts: [], texts }).map(({ message }) => message.split(':')[0])).toEqual([
      'name is 5',
      'hosts is []',
      'texts.login.title is 5',
      'texts.offers.locations.few is "x"',
    ]);
  });

  it('shows the place of a wrong form', () => {
    const text =
      '{"name":"A","hosts":["a.example"],"texts":{\n  "offers.locations": {\n    "one": "{n}",\n    "other": "b" } } }';
    expect(checkConfig(readJsonDocument(text)).findings).toMatchObject([{ line: 3, column: 12 }]);
  });

  it('says what is missing, with an example', () => {
    expect(findings({}).map(({ message, fix }) => `${message} → ${fix}`)).toEqual([
      'name is missing and has no default. → add "name": "The Mall"',
      'hosts is missing and has no default. → add "hosts": ["rewards.the-mall.example"]',
    ]);
  });

  const firebase = {
    ...{ provider: 'fcm', apiKey: 'AIzaSy0123456789012345', projectId: 'the-mall' },
    ...{ appId: '1:1234567890:web:0a1b2c', messagingSenderId: '1234567890', vapidKey: `B${'A'.repeat(86)}` },
  };
  const withPush = (push: object) => ({ ...sound, integrations: { push } });

  it('accepts push messages from either provider, and Web Push where none is named', () => {
    expect(findings(withPush(firebase))).toEqual([]);
    expect(findings(withPush({ publicKey: firebase.vapidKey }))).toEqual([]);
    expect(findings(withPush({ provider: 'web-push', publicKey: firebase.vapidKey }))).toEqual([]);
  });

  it.each(['apiKey', 'projectId', 'appId', 'messagingSenderId', 'vapidKey'])(
    'asks Firebase for its %s',
    (key) => {
      const messages = findings(withPush({ ...firebase, [key]: undefined })).map(({ message }) => message);
      expect(messages).toEqual([`integrations.push.${key} is missing and has no default.`]);
    },
  );

  it.each([
    [{ provider: 'firebase' }, 'integrations.push.provider is "firebase": allowed are web-push, fcm.'],
    [{}, 'integrations.push.publicKey is missing and has no default.'],
    [
      { ...firebase, publicKey: firebase.vapidKey },
      `integrations.push.publicKey is ${`"${firebase.vapidKey}"`.slice(0, 77)}…: it belongs to the provider web-push.`,
    ],
    [
      { publicKey: firebase.vapidKey, projectId: 'the-mall' },
      'integrations.push.projectId is "the-mall": it belongs to the provider fcm.',
    ],
    [
      { ...firebase, appId: 'web' },
      'integrations.push.appId is "web": it must be the appId of a Firebase web app, such as 1:1234567890:web:0a1b2c.',
    ],
  ])('says what is wrong with push messages %j', (push, says) => {
    expect(findings(withPush(push)).map(({ message }) => message)).toEqual([says]);
  });

  const print = Array<string>(32).fill('AB').join(':');
  const likeThis =
    'it must be a SHA-256 fingerprint: 32 pairs of 0–9 and A–F in capitals, with : between them';

  it.each([
    [print.replaceAll(':', ' '), `${likeThis}. → undefined`],
    [print.slice(0, 59), `${likeThis}. → undefined`], // a SHA-1
    ['', `${likeThis}. → undefined`],
  ])('refuses the fingerprint %j', (fingerprint, told) => {
    const android = { packageId: 'in.the_mall.rewards', fingerprints: [fingerprint] };
    expect(only({ ...sound, android })).toMatch(/^android\.fingerprints\[0\] is "/);
    expect(only({ ...sound, android }).split(/"?…?: (?=it must)/)[1]).toBe(told);
  });

  it.each([
    ['in.the-mall.rewards', /^android\.packageId is .* must be a package name /],
    ['rewards', /two or more parts with dots between.* → undefined$/],
    ['in.36mall.rewards', /each of Latin letters, digits and _, with a letter first\. → undefined$/],
    ['in.the_mall.new', /must have no word of the language Java as a part/],
    ['com.example.rewards', /must not begin with com\.example, .*Google Play refuses it/],
    [`in.${'m'.repeat(150)}`, /must have at most 150 characters and has 153/],
  ])('says why Google Play or Android refuses the package %j', (packageId, told) => {
    expect(only({ ...sound, android: { packageId } })).toMatch(told);
  });

  it('takes a package without fingerprints, because they are known only after the first upload', () => {
    const android = { packageId: 'in.newMall.com_example.Rewards2', fingerprints: [] };
    expect(findings({ ...sound, android })).toEqual([]);
    expect(only({ ...sound, android: { fingerprints: [] } })).toBe(
      'android.packageId is missing and has no default. → add "packageId": "in.the_mall.rewards"',
    );
    expect(only({ ...sound, android: { ...android, fingerprints: [print, print] } })).toContain('twice');
  });

  it.each(['[]', '"x"', 'null', '5'])('refuses %s in the place of a config', (text) => {
    const { findings } = checkConfig(readJsonDocument(text));
    expect(findings.map(({ message }) => message)).toEqual([
      `The file is ${text}: it must be an object in { }.`,
    ]);
  });

  it('refuses __proto__ and other names of JavaScript like any unknown key', () => {
    const document = readJsonDocument('{"name":"A","hosts":["a.example"],"__proto__":{},"constructor":1}');
    expect(
      checkConfig(document).findings.map(({ column, message }) => [column, message.slice(0, 30)]),
    ).toEqual([
      [35, 'There is no key "__proto__" at'],
      [50, 'There is no key "constructor" '],
    ]);
  });

  it('reports in the order of the file', () => {
    const document = readJsonDocument('{\n"b": 1,\n"hosts": [5],\n"a": 1,\n"name": 5\n}');
    expect(checkConfig(document).findings.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });

  it('reports nothing as missing, and nothing after the break, in a file that breaks off', () => {
    const document = readJsonDocument('{\n"name": 5,\n"oops": ,\n"hosts": [5]\n}');
    expect(checkConfig(document).findings.map(({ line }) => line)).toEqual([2]);
  });

  it('says nothing of a key that a list without its end took in', () => {
    const open = readJsonDocument('{\n"name": "Row",\n"hosts": ["row.example",\n"logo": "logo.svg"\n}');
    expect(open.findings).toMatchObject([{ line: 4, column: 1 }]);
    expect(checkConfig(open).findings).toEqual([]);
  });

  it('reads on after JSON mistakes whose meaning is clear', () => {
    const document = readJsonDocument('{\n"name": 5 // x\n"hosts": [5,],\n"oops": 1\n}');
    expect(checkConfig(document).findings.map(({ line, column }) => [line, column])).toEqual([
      [2, 9],
      [3, 11],
      [4, 1],
    ]);
  });
});
