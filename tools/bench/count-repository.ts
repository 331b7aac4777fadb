import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../../build/shared/failure';
import { countFiles, countWords, type Kind, kindOf } from './count-files';
import { alignedTable, type Row } from './tables';

/** Lines, files, words of the documents, packages and commands of a checkout, as a table. Throws a `Failure` without git. */
export async function repositoryTable(root: string): Promise<string> {
  const paths = await trackedFiles(root);
  const read = (path: string) => readFile(join(root, path), 'utf8');
  const files = await Promise.all(
    paths.filter(kindOf).map(async (path) => [path, await read(path)] as const),
  );
  const counts = [...countFiles(files)].sort(([a], [b]) => a.localeCompare(b));
  const total = (kind: Kind, unit: 'files' | 'lines') =>
    counts.reduce((sum, [, count]) => sum + count[kind][unit], 0);
  const rows = counts.map(
    ([folder, { code, tests }]): Row => [
      folder,
      ...[code.lines, tests.lines, code.files + tests.files].map(String),
    ],
  );
  const documents = paths.filter((path) => path.startsWith('docs/') && path.endsWith('.md'));
  const words = (await Promise.all(documents.map(read))).map(countWords);
  const { dependencies = {}, devDependencies = {}, scripts = {} } = JSON.parse(await read('package.json'));
  return alignedTable('The repository', [
    ['', 'code', 'tests', 'files'],
    ...rows,
    ['all', ...[total('code', 'lines'), total('tests', 'lines'), files.length].map(String)],
    ['words in docs/', String(words.reduce((sum, count) => sum + count, 0))],
    ['packages', String(Object.keys(dependencies).length + Object.keys(devDependencies).length)],
    ['commands', String(Object.keys(scripts).length)],
  ]);
}

/** The paths that git knows. */
async function trackedFiles(root: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: root }).catch(() => {
    throw new Failure('git could not list the files of this checkout.');
  });
  return stdout.split('\0').filter(Boolean);
}
