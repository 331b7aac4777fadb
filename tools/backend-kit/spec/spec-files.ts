import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Versions, versions } from './changes';
import { cipherVectors } from './cipher-vectors';
import { openApi } from './document';
import type { AllExamples } from './examples';

/** Every committed file of the document for backends, by its path inside the folder. */
export async function specFiles(
  examples: AllExamples,
  known: Versions = versions,
): Promise<Record<string, string>> {
  return {
    'openapi.json': json(openApi(examples, known)),
    'cipher.json': json(cipherVectors()),
    ...Object.fromEntries(
      Object.entries(examples).map(([call, each]) => [`examples/${call}.json`, json(each)]),
    ),
    ...(await cipherSources()),
  };
}

/** The cipher in the languages that backends are written in. */
async function cipherSources(): Promise<Record<string, string>> {
  const names = ['cipher.mjs', 'cipher.py', 'cipher.php'];
  const read = (name: string) => readFile(join(import.meta.dirname, '../cipher', name), 'utf8');
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)])));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
