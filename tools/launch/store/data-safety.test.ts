import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { fillForm } from './data-safety-form';
import { dataSafetySheet } from './data-safety-sheet';
import { storeFacts } from './store-facts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'form-'));
});
afterEach(() => rm(folder, { recursive: true }));

function factsOf(more: object = {}) {
  const android = { packageId: 'in.row.club', fingerprints: [] };
  const config = merchantSchema.parse({ name: 'Row Mall', hosts: ['club.row.example'], android, ...more });
  const environment = { apiBaseUrl: '/api', payloadKey: 'key', pushPublicKey: '' };
  return storeFacts({ id: '20001', config, logo: Buffer.from('') }, environment, 'merchant.json');
}

const head =
  'Question ID (machine readable),Response ID (machine readable),Response value,Answer requirement,Human-friendly question label';
const usage = 'PSL_DATA_USAGE_RESPONSES';
const form = [
  'PSL_DATA_COLLECTION_COLLECTS_PERSONAL_DATA,,,REQUIRED,"Does your app collect, or share, data?"',
  'PSL_SUPPORTED_ACCOUNT_CREATION_METHODS,PSL_ACM_OTHER,,MULTIPLE_CHOICE,Other',
  'PSL_SUPPORTED_ACCOUNT_CREATION_METHODS,PSL_ACM_NONE,true,MULTIPLE_CHOICE,None',
  'PSL_ACCOUNT_DELETION_URL,,,MAYBE_REQUIRED,Link',
  'PSL_INDEPENDENTLY_VALIDATED,,true,OPTIONAL,Validated',
  'PSL_DATA_TYPES_PERSONAL,PSL_PHONE,,MULTIPLE_CHOICE,Phone',
  'PSL_DATA_TYPES_LOCATION,PSL_PRECISE_LOCATION,true,MULTIPLE_CHOICE,Location',
  'PSL_DATA_TYPES_IDENTIFIERS,PSL_SMELL,true,MULTIPLE_CHOICE,New',
  `${usage}:PSL_PHONE:PSL_DATA_USAGE_COLLECTION_AND_SHARING,PSL_DATA_USAGE_ONLY_COLLECTED,,X,Y`,
  `${usage}:PSL_PHONE:PSL_DATA_USAGE_COLLECTION_AND_SHARING,PSL_DATA_USAGE_ONLY_SHARED,true,X,Y`,
  `${usage}:PSL_PHONE:PSL_DATA_USAGE_EPHEMERAL,,,X,Y`,
  `${usage}:PSL_PHONE:DATA_USAGE_USER_CONTROL,PSL_DATA_USAGE_USER_CONTROL_REQUIRED,,X,Y`,
  `${usage}:PSL_PHONE:DATA_USAGE_COLLECTION_PURPOSE,PSL_ACCOUNT_MANAGEMENT,,X,Y`,
  `${usage}:PSL_PRECISE_LOCATION:PSL_DATA_USAGE_EPHEMERAL,,false,X,Y`,
  'PSL_TASTE,,true,REQUIRED,New question',
];

async function fill(lines: readonly string[], more: object = {}) {
  const path = join(folder, 'form.csv');
  await writeFile(path, `\uFEFF${[head, ...lines].join('\n')}\n`);
  const filled = await fillForm(path, factsOf(more));
  const rows: string[][] = parse(filled.csv);
  return { ...filled, rows, values: rows.slice(1).map(([, , value]) => value) };
}

it('a form is filled: what the app collects, nothing that it does not, and what only people know as it was', async () => {
  const { values, rows, csv } = await fill(form);
  const deletion = 'https://club.row.example/delete-account';
  expect(values).toEqual([
    ...['true', 'true', '', deletion, 'true', 'true', '', 'true'],
    ...['true', '', 'false', 'true', 'true', '', 'true'],
  ]);
  expect(rows[1]?.[4]).toBe('Does your app collect, or share, data?');
  expect(csv.endsWith('\r\n')).toBe(true);
});

it('rows that nobody has judged are named, and answers that the form has no row for', async () => {
  const { unknown, homeless } = await fill(form);
  expect(unknown).toEqual(['PSL_DATA_TYPES_IDENTIFIERS,PSL_SMELL', 'PSL_TASTE,']);
  expect(homeless).toContain('PSL_DATA_TYPES_PERSONAL,PSL_NAME');
  expect(homeless).not.toContain('PSL_DATA_TYPES_PERSONAL,PSL_PHONE');
});

it("the mall's own page for a deletion stands in the form", async () => {
  const url = 'https://www.row.example/leave';
  const rights = { deletion: { days: 9, keeps: 'Bills.', url } };
  expect((await fill(form, { rights })).values).toContain(url);
});

it.each(['', 'Name,Value\nA,B\n', '"'])('%j is no form', async (text) => {
  const path = join(folder, 'other.csv');
  await writeFile(path, text);
  await expect(fillForm(path, factsOf())).rejects.toThrow(/is not the form\. In the Play Console/);
});

it('a file that is not there is named', async () => {
  await expect(fillForm(join(folder, 'none.csv'), factsOf())).rejects.toThrow(
    /none\.csv cannot be read \(ENOENT\)/,
  );
});

it('the sheet answers in the order of Google Play, from what the mall has switched on', () => {
  const plain = dataSafetySheet(factsOf());
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
  expect(dataSafetySheet(factsOf({ integrations }))).toContain('App info and performance: Crash logs');
});
