import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { testFolder } from '../../../tests/build/harness';
import { storeFactsOf } from '../../../tests/setup/store-facts';
import { fillForm } from './data-safety-form';
import { dataSafetySheet } from './data-safety-sheet';

type Row = readonly string[];

async function fill(csv: string, more: object = {}) {
  const path = join(await testFolder(), 'form.csv');
  await writeFile(path, csv);
  const filled = await fillForm(path, storeFactsOf(more));
  const rows: string[][] = parse(filled.csv);
  return { ...filled, rows };
}
const csvOf = (rows: readonly Row[]) => rows.map((row) => row.map(cell).join(',')).join('\r\n');
const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
/** The value of each row that has one. */
const given = (rows: readonly Row[]) =>
  Object.fromEntries(
    rows
      .slice(1)
      .flatMap(([question, response, value]) => (value ? [[`${question},${response}`, value]] : [])),
  );

it('a form as the Play Console exports it has a row for every answer, and comes back as it was but for them', async () => {
  const { csv, rows, unknown, homeless } = await fill(csvOf(exported));
  expect([unknown, homeless]).toEqual([[], []]);
  const integrations = { telemetry: { url: 'https://metrics.row.example/app', sample: 1 } };
  expect((await fill(csvOf(exported), { integrations })).homeless).toEqual([]);
  const before = csvOf(
    exported.map(([question = '', response = '', value = '', ...rest], at) => {
      const answer = at === 0 ? value : (given(rows)[`${question},${response}`] ?? '');
      return [question, response, answer, ...rest];
    }),
  );
  expect(csv).toBe(before);
  const values = given(rows);
  expect(values).toMatchObject({
    'PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA,': 'true',
    'PSL_SUPPORTED_ACCOUNT_CREATION_METHODS,PSL_ACM_OTHER': 'true',
    'PSL_ACCOUNT_DELETION_URL,': 'https://club.row.example/delete-account',
    'PSL_SUPPORT_DATA_DELETION_BY_USER,DATA_DELETION_NO': 'true',
    'PSL_DATA_TYPES_PERSONAL,PSL_PHONE': 'true',
    [`${usage}:PSL_PHONE:PSL_DATA_USAGE_EPHEMERAL,`]: 'false',
    [`${usage}:PSL_PHONE:DATA_USAGE_USER_CONTROL,PSL_DATA_USAGE_USER_CONTROL_REQUIRED`]: 'true',
    [`${usage}:PSL_PHONE:DATA_USAGE_COLLECTION_PURPOSE,PSL_ACCOUNT_MANAGEMENT`]: 'true',
    [`${usage}:PSL_PHOTOS:DATA_USAGE_USER_CONTROL,PSL_DATA_USAGE_USER_CONTROL_OPTIONAL`]: 'true',
  });
  expect(Object.keys(values).join()).not.toMatch(/LOCATION|CRASH_LOGS|ONLY_SHARED|SHARING_PURPOSE/);
});

it('a form that a spreadsheet saved is read: byte order mark, plain line breaks, empty lines', async () => {
  const spreadsheet = `\uFEFF${csvOf(exported).replaceAll('\r\n', '\n')}\n\n`;
  expect((await fill(spreadsheet)).csv).toBe((await fill(csvOf(exported))).csv);
});

it('earlier answers are taken back, and what only people know stays', async () => {
  const answered = exported.map(([question = '', response = '', value = '', ...rest], at) => [
    ...[question, response, at === 0 ? value : 'true', ...rest],
  ]);
  const before = given((await fill(csvOf(exported))).rows);
  const { rows, unknown } = await fill(csvOf(answered));
  const kept = Object.keys(given(rows)).filter((key) => !(key in before));
  expect(kept.every((key) => /OUTSIDE_APP|FAMILY|VALIDATED|UPI_BADGE/.test(key))).toBe(true);
  expect(kept).toContain('PSL_INDEPENDENTLY_VALIDATED,');
  expect(unknown).toEqual([]);
});

it('rows that nobody has judged are named, a question once, and stay; so are answers without a row', async () => {
  const strange = [
    ['PSL_DATA_TYPES_IDENTIFIERS', 'PSL_SMELL', 'true', 'MULTIPLE_CHOICE', 'New'],
    ...usageOf('PSL_SMELL').map(([question = '', response = '', , ...rest]) => [
      question,
      response,
      'true',
      ...rest,
    ]),
    ['PSL_TASTE', '', 'true', 'REQUIRED', 'New question'],
  ];
  const without = exported.filter(([, response]) => response !== 'PSL_NAME');
  const { rows, unknown, homeless } = await fill(csvOf([...without, ...strange]));
  expect(unknown).toEqual([
    'PSL_DATA_TYPES_IDENTIFIERS,PSL_SMELL',
    ...new Set(usageOf('PSL_SMELL').map(([question]) => question)),
    'PSL_TASTE,',
  ]);
  expect(rows.slice(-strange.length)).toEqual(strange);
  expect(homeless).toEqual(['PSL_DATA_TYPES_PERSONAL,PSL_NAME']);
});

it("the mall's own page for a deletion stands in the form", async () => {
  const url = 'https://www.row.example/leave';
  const { rows } = await fill(csvOf(exported), { rights: { deletion: { days: 9, keeps: 'Bills.', url } } });
  expect(given(rows)['PSL_ACCOUNT_DELETION_URL,']).toBe(url);
});

it.each(['', 'Name,Value\nA,B\n', '"'])('%j is no form', async (text) => {
  await expect(fill(text)).rejects.toThrow(/is not the form\. In the Play Console/);
});

it('a file that is not there is named', async () => {
  const path = join(await testFolder(), 'none.csv');
  await expect(fillForm(path, storeFactsOf())).rejects.toThrow(/none\.csv cannot be read \(ENOENT\)/);
});

it('the sheet answers in the order of Google Play, from what the mall has switched on', () => {
  const plain = dataSafetySheet(storeFactsOf());
  const order = ['Does your app collect', 'encrypted in transit', 'Delete account URL', '## Data types'];
  const places = order.map((words) => plain.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(plain).toContain('| Personal info: Phone number | mobile number | No | Required |');
  expect(plain).toContain('| Photos and videos: Photos | photos of bills | No | Users can choose |');
  expect(plain).toContain(
    '**Still missing in merchant.json: rights.controller, rights.deletion, links.privacy.**',
  );
  expect(plain).not.toContain('Crash logs');
  const integrations = { telemetry: { url: 'https://metrics.row.example/app', sample: 1 } };
  expect(dataSafetySheet(storeFactsOf({ integrations }))).toContain('App info and performance: Crash logs');
});

const usage = 'PSL_DATA_USAGE_RESPONSES';
const choices = (question: string, responses: string, kind = 'MULTIPLE_CHOICE'): Row[] =>
  responses
    .split(' ')
    .map((response) => [question, response, '', kind, `Please "choose", such as\n${response}`]);
const field = (question: string, kind: string): Row => [question, '', '', kind, question.toLowerCase()];

/** The questions about one type of data. */
function usageOf(type: string): Row[] {
  const purposes =
    'PSL_APP_FUNCTIONALITY PSL_ANALYTICS PSL_DEVELOPER_COMMUNICATIONS PSL_FRAUD_PREVENTION_SECURITY PSL_ADVERTISING PSL_PERSONALIZATION PSL_ACCOUNT_MANAGEMENT';
  const about = `${usage}:${type}`;
  return [
    ...choices(
      `${about}:PSL_DATA_USAGE_COLLECTION_AND_SHARING`,
      'PSL_DATA_USAGE_ONLY_COLLECTED PSL_DATA_USAGE_ONLY_SHARED',
    ),
    field(`${about}:PSL_DATA_USAGE_EPHEMERAL`, 'MAYBE_REQUIRED'),
    ...choices(
      `${about}:DATA_USAGE_USER_CONTROL`,
      'PSL_DATA_USAGE_USER_CONTROL_OPTIONAL PSL_DATA_USAGE_USER_CONTROL_REQUIRED',
      'SINGLE_CHOICE',
    ),
    ...choices(`${about}:DATA_USAGE_COLLECTION_PURPOSE`, purposes),
    ...choices(`${about}:DATA_USAGE_SHARING_PURPOSE`, purposes),
  ];
}

/** Types of data in groups of Google Play's own names: those that the app collects, and some of the others. */
const types: Row[] = [
  ...choices(
    'PSL_DATA_TYPES_PERSONAL',
    'PSL_NAME PSL_EMAIL PSL_USER_ACCOUNT PSL_ADDRESS PSL_PHONE PSL_RACE_ETHNICITY PSL_OTHER_PERSONAL',
  ),
  ...choices('PSL_DATA_TYPES_FINANCIAL', 'PSL_PURCHASE_HISTORY PSL_CREDIT_SCORE PSL_OTHER'),
  ...choices('PSL_DATA_TYPES_LOCATION', 'PSL_APPROX_LOCATION PSL_PRECISE_LOCATION'),
  ...choices('PSL_DATA_TYPES_PHOTOS_AND_VIDEOS', 'PSL_PHOTOS PSL_VIDEOS'),
  ...choices('PSL_DATA_TYPES_APP_PERFORMANCE', 'PSL_CRASH_LOGS PSL_PERFORMANCE_DIAGNOSTICS'),
  ...choices('PSL_DATA_TYPES_FILES_AND_DOCS', 'PSL_FILES_AND_DOCS'),
  ...choices('PSL_DATA_TYPES_APP_ACTIVITY', 'PSL_USER_INTERACTION PSL_USER_GENERATED_CONTENT'),
  ...choices('PSL_DATA_TYPES_IDENTIFIERS', 'PSL_DEVICE_ID'),
];

/** A shorter form of the kind that the Play Console exports, in its order, with labels that are hard to read. */
const exported: Row[] = [
  [
    ...['Question ID (machine readable)', 'Response ID (machine readable)', 'Response value'],
    ...['Answer requirement', 'Human-friendly question label'],
  ],
  field('PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA', 'REQUIRED'),
  field('PSL_DATA_COLLECTION_ENCRYPTED_IN_TRANSIT', 'MAYBE_REQUIRED'),
  ...choices(
    'PSL_SUPPORTED_ACCOUNT_CREATION_METHODS',
    'PSL_ACM_USER_ID_PASSWORD PSL_ACM_USER_ID_OTHER_AUTH PSL_ACM_USER_ID_PASSWORD_OTHER_AUTH PSL_ACM_OAUTH PSL_ACM_OTHER PSL_ACM_NONE',
  ),
  field('PSL_ACM_SPECIFY', 'MAYBE_REQUIRED'),
  field('PSL_ACCOUNT_DELETION_URL', 'MAYBE_REQUIRED'),
  ...choices(
    'PSL_SUPPORT_DATA_DELETION_BY_USER',
    'DATA_DELETION_YES DATA_DELETION_NO DATA_DELETION_NO_AUTO_DELETED',
    'SINGLE_CHOICE',
  ),
  field('PSL_DATA_DELETION_URL', 'MAYBE_REQUIRED'),
  ...[
    ...['PSL_DATA_COLLECTION_COMPLIES_FAMILY_POLICY', 'PSL_INDEPENDENTLY_VALIDATED', 'PSL_UPI_BADGE_OPT_IN'],
    'PSL_HAS_OUTSIDE_APP_ACCOUNTS',
  ].map((question) => field(question, 'OPTIONAL')),
  ...choices(
    'PSL_OUTSIDE_APP_ACCOUNT_TYPES',
    'PSL_LOGIN_WITH_OUTSIDE_APP_ID PSL_LOGIN_THROUGH_EMPLOYMENT_OR_ENTERPRISE_ACCOUNT PSL_OUTSIDE_APP_ACCOUNT_TYPE_OTHER',
  ),
  field('PSL_OUTSIDE_APP_ACCOUNT_TYPE_SPECIFY', 'MAYBE_REQUIRED'),
  ...types,
  ...types.flatMap(([, type = '']) => usageOf(type)),
];
