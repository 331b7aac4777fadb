import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type CallName, calls } from '@/contract/calls';
import { versions, withChange } from './spec/changes';
import { cipherVectors } from './spec/cipher-vectors';
import { fingerprintOf, openApi } from './spec/document';
import type { AllExamples } from './spec/examples';
import { readerPage } from './spec/reader-page';
import { recordExamples } from './spec/record-examples';
import { specFiles } from './spec/spec-files';
import { exceptions } from './spec/writes-twice';

const folder = 'docs/backend';
const names = Object.keys(calls) as CallName[];
let examples: AllExamples;

beforeAll(async () => {
  examples = await recordExamples();
});

it('the committed document is current: npm run backend:spec writes it', async () => {
  const [files, viewer] = [await specFiles(examples), await readerPage({})];
  const committed = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() && !(entry.name in viewer) ? [join(entry.parentPath, entry.name)] : [],
  );
  expect(committed.sort()).toEqual(
    Object.keys(files)
      .map((path) => join(folder, path))
      .sort(),
  );
  const stale = Object.entries(files).filter(
    ([path, text]) => readFileSync(join(folder, path), 'utf8') !== text,
  );
  expect(stale.map(([path]) => path)).toEqual([]);
});

it('a call that has changed comes with a new version, which says what changed', () => {
  const [{ calls: known, change }] = versions;
  expect(fingerprintOf(openApi(examples)), 'npm run backend:spec -- --change "…" says so').toBe(known);
  expect(change.length).toBeGreaterThan(0);
});

it('a change makes a new version of the document, before the older ones', () => {
  const first = { version: '1.9.0', calls: 'a', change: 'The first.' };
  expect(withChange([first], 'b', 'A new call.')).toEqual([
    { version: '1.10.0', calls: 'b', change: 'A new call.' },
    first,
  ]);
});

it('is OpenAPI without an error or a warning', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@redocly/cli/bin/cli.js', 'lint', join(folder, 'openapi.json'), '--format=json'],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  expect(status, stderr).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
});

it.each(names)('%s: the app reads the good replies, and there is a refused one', (name) => {
  const { replies } = examples[name];
  for (const { body } of replies.filter(({ kind }) => kind !== 'refused')) calls[name].reply.decode(body);
  const codes = replies.filter(({ kind }) => kind === 'refused').map(({ body }) => body.statusCode);
  expect(replies[0]).toMatchObject({ kind: 'good', status: 200, body: { statusCode: 100 } });
  expect(codes.length).toBeGreaterThan(0);
  expect(codes).not.toContain(100);
});

it('names no field of which it says nothing', () => {
  const empty: string[] = [];
  const look = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties') {
        for (const [field, schema] of Object.entries(inner as Record<string, object>)) {
          const { description, 'x-if-unusable': _, ...rest } = schema as Record<string, unknown>;
          if (Object.keys(rest).length === 0) empty.push(`${path} ${field}`);
        }
      }
      if (!/example/i.test(key)) look(inner, `${path}/${key}`);
    }
  };
  look(openApi(examples).paths, '');
  expect(empty).toEqual([]);
});

it('shows no token, and no number beyond the invented ones', () => {
  const text = JSON.stringify(examples);
  expect(/"(?:token|refresh_token)":"[^<"]+/.exec(text)?.[0]).toBeUndefined();
  const mobiles = text.match(/(?<![\d.])[4-9]\d{4} ?\d{5}(?![\d.])/g) ?? [];
  const none = '9999999999'; // stands for no number, and for no end
  expect(mobiles.filter((each) => !each.replace(' ', '').startsWith('9876500') && each !== none)).toEqual([]);
});

it('says of every status code what it means', () => {
  const silent: string[] = [];
  const look = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null || /examples/.test(path)) return;
    for (const [key, inner] of Object.entries(value)) {
      const isCode = key === 'statusCode' && path.endsWith('/properties');
      if (isCode && !(inner as { description?: string }).description) silent.push(path);
      look(inner, `${path}/${key}`);
    }
  };
  look(openApi(examples), '');
  expect(silent).toEqual([]);
});

it.each([
  ['getOtp', { status: 'error', error: 'FAILED_MAX_LOGIN_ATTEMPT', message: expect.any(String) }],
  ['submitBill', { statusCode: 110, response: { last_bill_id: expect.stringMatching(/^\d+$/) } }],
] as const)('%s: shows the refusal that means something of its own, and describes it', (name, body) => {
  const refused = examples[name].replies.filter(({ kind }) => kind === 'refused');
  expect(refused).toContainEqual(expect.objectContaining({ body: expect.objectContaining(body) }));
  const { post } = (openApi(examples).paths as Record<string, Record<string, object>>)[`/${name}`] ?? {};
  expect(JSON.stringify(post)).toContain(name === 'getOtp' ? '"const":"FAILED_MAX_LOGIN_ATTEMPT"' : '110: ');
});

it('says only of writes that they are an exception when they arrive twice', () => {
  const named = names.filter((name) => exceptions[name] !== undefined);
  expect(named.map((name) => calls[name].effect)).toEqual(named.map(() => 'write'));
});

it('has a viewer that fetches nothing but the files beside it, and that git ignores', async () => {
  const files = await readerPage(openApi(examples));
  const page = files['index.html']?.replace(/<script type="application\/json".*<\/script>/s, '') ?? '';
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(['data:,', 'swagger-ui.css', 'swagger-ui-bundle.js']);
  expect(files['swagger-ui.css']).not.toMatch(/url\((?!"?data:)/);
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/docs/'));
  const isIgnored = (name: string) =>
    ignored.some((line) => `/${folder}/${name}`.startsWith(line.replace('*', '')));
  expect(Object.keys(files).filter((name) => !isIgnored(name))).toEqual([]);
  const { stdout: committed } = spawnSync('git', ['ls-files', folder], { encoding: 'utf8' });
  expect(Object.keys(files).filter((name) => committed.includes(`/${name}\n`))).toEqual([]);
});

const vectors = JSON.stringify(cipherVectors());
const programs: [language: string, command: string, args: string[]][] = [
  [
    'JavaScript',
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { encipher, decipher } from './docs/backend/cipher.mjs';
       const vectors = ${vectors};
       console.log(JSON.stringify(vectors.map(({ key, payload, k }) => [encipher(payload, key), decipher(k, key)])));`,
    ],
  ],
  [
    'Python',
    'python3',
    [
      '-c',
      `import json, sys; sys.path.insert(0, 'docs/backend')
from cipher import encipher, decipher
print(json.dumps([[encipher(v['payload'], v['key']), decipher(v['k'], v['key'])] for v in json.loads(sys.argv[1])]))`,
      vectors,
    ],
  ],
  [
    'PHP',
    'php',
    [
      '-r',
      `require 'docs/backend/cipher.php';
       $all = json_decode($argv[1]);
       echo json_encode(array_map(fn($v) => [encipher($v->payload, $v->key), decipher($v->k, $v->key)], $all));`,
      vectors,
    ],
  ],
];
const installed = programs.filter(([, command]) => spawnSync(command, ['--version']).status === 0);

it.each(installed)('the cipher in %s makes and reads the test vectors', (_language, command, args) => {
  const { stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(stderr).toBe('');
  const results = JSON.parse(stdout) as [string, unknown][];
  expect(results.map(([k]) => k)).toEqual(cipherVectors().map(({ k }) => k));
  const read = results.map(([, payload]) => (Array.isArray(payload) && payload.length === 0 ? {} : payload)); // PHP
  expect(read).toEqual(cipherVectors().map(({ payload }) => payload));
});
