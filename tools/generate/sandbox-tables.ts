import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api';

/**
 * `sandbox/database/migrations/0000_start.sql`: makes all tables of the sandbox. There is no other migration, because all
 * data is sample data.
 */
export async function sandboxTables(root: string): Promise<string> {
  const nouns = (await readdir(join(root, 'sandbox'))).sort();
  const files = nouns
    .map((noun) => join(root, 'sandbox', noun, 'tables.ts'))
    .filter((file) => existsSync(file));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(pathToFileURL(file).href)),
  );
  // Vitest gives the exports of a module in another order than Node.
  const tables = modules.flatMap((each) =>
    Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const none = await generateSQLiteDrizzleJson({});
  const all = await generateSQLiteDrizzleJson(Object.fromEntries(tables));
  return (await generateSQLiteMigration(none, all)).join('--> statement-breakpoint\n');
}
