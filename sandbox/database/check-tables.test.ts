import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { merchants } from '../merchants/tables';
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
  it('of earlier migrations is refused with the command that starts over', async () => {
    await run(...earlier);
    expect(await refusal()).toBe(
      'The database file:FOLDER/some.db has tables of another version of the sandbox. Nothing in it was changed. All its data is sample data. To start with a new database: npm start -- --fresh',
    );
  });

  it('of another program is refused, and not called sample data', async () => {
    await run('CREATE TABLE invoices (id INTEGER)', 'INSERT INTO invoices VALUES (7)');
    expect(await refusal()).toBe(
      'The database file:FOLDER/some.db has tables of another program. Nothing in it was changed. Set SANDBOX_DATABASE_URL to a file of its own, such as file:sandbox.db.',
    );
  });

  it('of another program that records its migrations like we do is refused', async () => {
    await run(records, 'CREATE TABLE invoices (id INTEGER)');
    expect(await refusal()).toContain('has tables of another program.');
  });

  it('on a server is refused without its secrets, and asks for an empty one', async () => {
    await run(...earlier);
    const port = await serve();
    await expect(openDatabase(`http://localhost:${port}/?authToken=hidden`)).rejects.toThrow(
      `The database http://localhost:${port}/ has tables of another version of the sandbox. Nothing in it was changed. Use an empty database: set SANDBOX_DATABASE_URL to its address.`,
    );
  });

  it('opens after a first start that was interrupted before its tables were made', async () => {
    await run(records);
    const { db, close } = await openDatabase(`file:${file}`);
    expect(await db.select().from(merchants)).toEqual([]);
    await close();
  });
});

/** Serves the file over HTTP, as far as reading needs it (https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md). */
async function serve(): Promise<number> {
  const client = createClient({ url: `file:${file}` });
  const value = (content: unknown) =>
    content === null ? { type: 'null' } : { type: 'text', value: String(content) };
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return response.end();
    const { requests } = (await json(request)) as { requests: { type: string; stmt?: { sql: string } }[] };
    const results = requests.map(async ({ type, stmt }) => {
      const { columns, rows } = await client.execute(stmt?.sql ?? 'SELECT 1');
      const result = {
        cols: columns.map((name) => ({ name })),
        rows: rows.map((row) => columns.map((_, index) => value(row[index]))),
        affected_row_count: 0,
      };
      return { type: 'ok', response: { type, result } };
    });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ baton: null, base_url: null, results: await Promise.all(results) }));
  });
  onTestFinished(() => {
    server.close();
    client.close();
  });
  await once(server.listen(0), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
