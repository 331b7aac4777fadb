import { expect, it } from 'vitest';
import { patternNames } from '@/brand/decoration';
import { referralLayouts } from '@/brand/referral-layouts';
import { onlyFinding, sound } from '../../../tests/setup/sound-config';

/** The config with one value at a path such as `hosts[0]` or `texts.login.title`. */
function withValue(path: string, value: unknown): object {
  const steps = path.replace(/^texts\.(\w+)\.(\w+)/, 'texts.$1 $2').split('.');
  const change = steps.reduceRight<unknown>((inner, step) => {
    const key = step.replace(' ', '.').replace('[0]', '');
    return { [key]: step.endsWith('[0]') ? [inner] : inner };
  }, value);
  return { ...sound, ...(change as object) }; // a path has a step
}

const color = 'it must be a colour such as #e8590c. → undefined';
const page = 'it must be the https:// address of a page, such as https://www.my-mall.example/privacy. →';
const service =
  'it must be the https:// address of a service, such as https://metrics.my-mall.example/app, without ? and #. →';
const host = 'it must be a host name such as rewards.my-mall.example, without https://, port, path and *. →';
const object = 'it must be an object in { }. →';
const half = (code: string) =>
  `it must not contain half an emoji (U+${code}). → type the emoji again, or delete the half that is left`;
const empty = 'it must not be empty or only spaces. → undefined';
const desk = { name: 'Officer', email: 'complaints@row.example' };
const spaced = 'it must not begin or end with a space. → write';

it.each<[path: string, value: unknown, told: string]>([
  ['referral.layout', 'tickets', `allowed are ${referralLayouts.join(', ')}. → did you mean "ticket"?`],
  ['theme.decoration.pattern', 'ring', `allowed are ${patternNames.join(', ')}. → did you mean "rings"?`],
  ['theme.headline.case', 'uper', 'allowed are normal, upper. → did you mean "upper"?'],
  ['theme.header', 'logos', 'allowed are logo, plain. → did you mean "logo"?'],
  ['theme.shape.corners', 'rounds', 'allowed are square, soft, round. → did you mean "round"?'],
  ['theme.shape.buttons', 'oval', 'allowed are pill, rounded, square. → undefined'],
  ['theme.shape.tiles', 'card', 'allowed are cards, circles, list. → did you mean "cards"?'],
  ['dashboard.tiles', ['redeem', 'redeem'], 'it must not name the same entry twice. → undefined'],
  ['menu.entries', ['faqs'], 'it must contain logout, because shoppers must be able to log out. → undefined'],

  ['theme.decoration.angle', 361, 'it must be at most 360. → undefined'],
  ['ids.platform', '4', 'it must be a number. → write 4 without quotes'],
  ['ids.platform', 1.5, 'it must be a whole number. → undefined'],
  ['ids.platform', 0, 'it must be more than 0. → undefined'],
  ['screens.offers', 'false', 'it must be true or false. → write false without quotes'],

  ['wallet', false, `${object} undefined`],
  ['program', 'Row Rewards', `${object} write { "name": "Row Rewards" }`],
  ['theme.decoration', 'rays', `${object} write { "pattern": "rays" }`],
  ['links', 'https://row.example/x', `${object} write { "privacy": "https://row.example/x" }`],
  ['android', 'in.row.club', `${object} write { "packageId": "in.row.club" }`],
  ['api', 'https://api.example', `${object} write { "baseUrl": "https://api.example" }`],

  ['theme.accent', 'constructor', color],
  ['theme.gradient.to', 'red', color],
  ['theme.gradient', 'blue', 'it must be "none", or colours such as { "to": "#7c0d1c" }. → undefined'],

  ['name', 36, 'it must be text in double quotes. → write "36" in quotes'],
  ['name', null, 'it must be text in double quotes. → undefined'],
  ['name', '', 'it must not be empty. → undefined'],
  ['registration.ageText', '', 'it must not be empty. → undefined'],
  ['name', 'Row \ud83d', half('D83D')],
  ['manifest.shortName', '\ude00 Row', half('DE00')],
  ['manifest.shortName', 'x'.repeat(15), 'it must have at most 14 characters and has 15. → undefined'],
  [
    'manifest.language',
    'en-UK',
    'it must be written with today’s codes; a language tag is written like en-IN. → undefined',
  ],
  ['texts.login.title', '', empty],
  ['texts.login.title', ' \u00a0\u200b', empty],
  ['texts.login.title', 5, 'it must be text in double quotes. → write "5" in quotes'],
  ['texts.login.title', { other: 'Log in' }, 'it must be text in double quotes. → undefined'],
  [
    'texts.login.title',
    'Log \u202ein',
    'it must not contain hidden characters that turn the direction of the letters after them (U+202E). → type the text again, without copying it',
  ],
  ['texts.offers.locations', 5, 'it must be text in double quotes, or an object in { }. → undefined'],
  ['texts.offers.locations.other', '{count} \ud83d', half('D83D')],

  ['rights.accessibility.email', 'the desk', 'it must be an e-mail address. → undefined'],
  ['help.phone', 'ask us', 'it must be a telephone number. → undefined'],
  ['links.privacy', 'row.example/privacy', `${page} did you mean "https://row.example/privacy"?`],
  ['links.privacy', 'http://row.example/privacy', `${page} did you mean "https://row.example/privacy"?`],
  ['links.privacy', 'https://me:secret@row.example/', `${page} undefined`],
  ['links.privacy', 'javascript:alert(1)', `${page} undefined`],
  ...(
    [
      ['http://metrics.row.example/app', 'did you mean "https://metrics.row.example/app"?'],
      ['metrics.row.example', 'did you mean "https://metrics.row.example"?'],
      ['ftp://metrics.row.example/app', 'undefined'],
      ['https://metrics.row.example/app?id=1', 'undefined'],
      ['https://me:secret@metrics.row.example/', 'undefined'],
    ] as const
  ).map(([url, fix]): [string, string, string] => ['integrations.telemetry.url', url, `${service} ${fix}`]),

  ['hosts', 'a.example', 'it must be a list in [ ]. → write ["a.example"]'],
  [
    'hosts',
    [],
    'it must name at least one host. → write, for example, "hosts": ["rewards.the-mall.example"]',
  ],
  ['integrations.images.hosts', Array<string>(11).fill('a.b'), 'it must name at most 10 hosts. → undefined'],
  ['hosts[0]', 'https://A.example:80/x', `${host} did you mean "a.example"?`],
  ['hosts[0]', 'row.example:8080', `${host} did you mean "row.example"?`],
  ['hosts[0]', 'http://10.0.0.1', `${host} undefined`],
  ['hosts[0]', 'a.example ', `${spaced} "a.example"`],
  [
    'hosts[0]',
    'tile.openstreetmap.org',
    'it must be a host of this mall; this one stands in every site. → undefined',
  ],
  [
    'hosts[0]',
    '36.localhost',
    'it must be a host name, not an IP address, and not <id>.localhost, which npm start uses. → undefined',
  ],
  ['api.baseUrl', ' /api ', `${spaced} "/api"`],
  ['api.baseUrl', ' https://api.example/v1 ', `${spaced} "https://api.example/v1"`],
  [
    'api.baseUrl',
    'localhost:3000',
    'it must begin with https://, or be a path such as /api. → did you mean "http://localhost:3000"?',
  ],
  [
    'api.baseUrl',
    'api.example:8443/v1',
    'it must begin with https://, or be a path such as /api. → did you mean "https://api.example:8443/v1"?',
  ],
  [
    'api.baseUrl',
    'https://api.example/v1?key=1',
    'it must be an https:// address or a path such as /api, without spaces, ? and #. → did you mean "https://api.example/v1"?',
  ],
  [
    'api.baseUrl',
    'https://user:word@api.example/v1',
    'it must not hold a user and a password, because everybody can read it. → did you mean "https://api.example/v1"?',
  ],
])('%s cannot be %j', (path, value, told) => {
  const said = onlyFinding(withValue(path, value));
  expect([said.startsWith(`${path} is `), said.split(/: (?=it |allowed )/).at(-1)]).toEqual([true, told]);
});

it.each<[config: object, says: string]>([
  [
    { theme: { tiers: { Gold: { from: 'gold', to: '#7c5a10' } } } },
    `theme.tiers.Gold.from is "gold": ${color}`,
  ],
  [
    { rights: { deletion: { days: 0, keeps: 'Bills.' } } },
    'rights.deletion.days is 0: it must be at least 1 day. → undefined',
  ],
  [
    { rights: { deletion: { days: 366, keeps: 'Bills.' } } },
    'rights.deletion.days is 366: it must be at most 365 days. → undefined',
  ],
  [
    { rights: { deletion: { days: 30, keeps: 'Bills.', url: 'http://row.example/delete' } } },
    `rights.deletion.url is "http://row.example/delete": ${page} did you mean "https://row.example/delete"?`,
  ],
  [
    { rights: { controller: { name: 'Row', address: '1 Row Road', grievance: desk } } },
    'rights.controller.email is missing and has no default. → undefined',
  ],
  [
    { integrations: { telemetry: { url: 'https://metrics.row.example', sample: 2 } } },
    'integrations.telemetry.sample is 2: it must be at most 1. → undefined',
  ],
  [
    { launch: { from: '2026-12-24', until: '2027-02-29', text: 'We open' } },
    'launch.until is "2027-02-29": it must be a day of the calendar as YYYY-MM-DD, such as 2026-12-24. → undefined',
  ],
  [
    { launch: { from: '2026-12-24', until: '2026-12-23', text: 'We open' } },
    'launch.until is "2026-12-23": it must not be before launch.from, 2026-12-24. → swap the two, or write a later day',
  ],
  [
    { launch: { from: '2026-12-24', until: '2026-12-24', text: 'x'.repeat(121) } },
    `launch.text is "${'x'.repeat(76)}…: it must have at most 120 characters and has 121. → undefined`,
  ],
  [
    { launch: { from: '2026-12-24', text: 'We open' } },
    'launch.until is missing and has no default. → add "until": "2026-12-31"',
  ],
  [
    { rights: { accessibility: {} } },
    'rights.accessibility.email is missing and has no default. → undefined',
  ],
  [{ theme: { gradient: {} } }, 'theme.gradient.to is missing and has no default. → add "to": "#7c0d1c"'],
  [
    { integrations: { telemetry: { sample: 1 } } },
    'integrations.telemetry.url is missing and has no default. → add "url": "https://metrics.the-mall.example/app"',
  ],
])('%j is refused with its place, its value and a fix', (change, says) => {
  expect(onlyFinding({ ...sound, ...change })).toBe(says);
});

it('a value is shown as the file spells it, and cut when it is long', () => {
  expect(onlyFinding(withValue('name', 'Row \ud83d'))).toMatch(/^name is "Row \\ud83d": /);
  expect(onlyFinding(withValue('name', 'x'.repeat(200)))).toMatch(/^name is "x{76}…: /);
});
