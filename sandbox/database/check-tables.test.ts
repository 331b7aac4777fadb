import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { merchants } from '../merchants/tables';
import { withoutSecrets } from './check-tables';
import { openDatabase } from './open-database';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tables-'));
  file = path.join(folder, 'some.db');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(...statements: string[]): Promise<void> {
  const client = createClient({ url: `file:${file}` });
  for (const statement of statements) await client.execute(statement);
  client.close();
}

/** The sentence with which a database is refused. Its file must stay as it is. */
async function refusal(): Promise<string> {
  const before = await readFile(file);
  const error = await openDatabase(`file:${file}`).then(
    () => new Error('It was opened.'),
    (reason: Error) => reason,
  );
  expect(await readFile(file)).toEqual(before);
  return error.message.replace(folder, 'FOLDER');
}

const records =
  'CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)';
const earlier = [
  ...[records, "INSERT INTO __drizzle_migrations VALUES (NULL, 'of an earlier version', 1)"],
  ...['merchants', 'memberships', 'otps'].map((table) => `CREATE TABLE ${table} (id INTEGER)`),
];

describe('a database', () => {
  it.each([
    ['of earlier migrations', earlier],
    ['of another program', ['CREATE TABLE invoices (id INTEGER)', 'INSERT INTO invoices VALUES (7)']],
    [
      'of another program that records its migrations like we do',
      [records, 'CREATE TABLE invoices (id INTEGER)'],
    ],
  ])('%s is refused with both ways out', async (_whose, statements) => {
    await run(...statements);
    expect(await refusal()).toBe(
      'The database file:FOLDER/some.db has tables of another version of the sandbox or of another program. Nothing in it was changed. Name an empty one in SANDBOX_DATABASE_URL, or start over where all is sample data: npm start -- --fresh',
    );
  });

  it('is named without its secrets', () => {
    expect(withoutSecrets('libsql://me:word@db.example/one?authToken=hidden#x')).toBe(
      'libsql://db.example/one',
    );
  });

  it('opens after a first start that was interrupted before its tables were made', async () => {
    await run(records);
    const { db, close } = await openDatabase(`file:${file}`);
    expect(await db.select().from(merchants)).toEqual([]);
    await close();
  });
});
