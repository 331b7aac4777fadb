import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saidByApp } from './said-by-app';
import type { Secret } from './secrets';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'malls-'));
});
afterEach(() => rm(dir, { recursive: true }));

const place = (kind: Secret['kind'], text: string) => {
  const { file, line, column, severity } = saidByApp(dir, { owner: '.', kind, text, words: [] });
  expect(file).toMatch(/merchant\.json$/);
  return `${line}:${column} ${severity}`;
};

it('a word is placed where the config gives it', async () => {
  const config =
    '{\n  "name": "My Mall",\n  "program": { "name": "My Profile" },\n  "hosts": ["a.example", "e.id"],\n  "api": { "baseUrl": "https://e.to" }\n}\n';
  await writeFile(join(dir, 'merchant.json'), config);
  expect(place('name', 'My Mall')).toBe('2:11 warning');
  expect(place('name', 'My Profile')).toBe('3:24 warning');
  expect(place('name', 'Other')).toBe('1:1 warning');
  expect(place('host', 'e.id')).toBe('4:26 error');
  expect(place('API address', 'https://e.to')).toBe('5:23 error');
});

it('a word of a file that cannot be read is placed at its beginning', () => {
  expect(place('name', 'My Mall')).toBe('1:1 warning');
  expect(place('host', 'e.id')).toBe('1:1 error');
});
