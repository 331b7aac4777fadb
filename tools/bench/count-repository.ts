import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../../build/shared/failure';
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

/** A kind of file: programs that people use, or what checks them. */
type Kind = 'code' | 'tests';

interface Count {
  files: number;
  lines: number;
}

/** What people write and read as code. Generated files and the document for backends are no work of anybody's. */
const written = /\.(ts|tsx|css|hbs|js|mjs)$/;
const generated = /\.gen\.ts$|^docs\//;
/** By kind, wherever a file lies: benchmarks and the helpers of tests are no product either. */
const checking = /\.(test|e2e)\.tsx?$|^tests\/|^tools\/bench\/|\/testing\//;

/** The kind of a file by its path in the repository, or undefined if it does not count. */
export function kindOf(path: string): Kind | undefined {
  if (!written.test(path) || generated.test(path)) return undefined;
  return checking.test(path) ? 'tests' : 'code';
}

/** Files and lines by the first folder of their path, and by kind. */
export function countFiles(files: Iterable<readonly [path: string, text: string]>) {
  const counts = new Map<string, Record<Kind, Count>>();
  for (const [path, text] of files) {
    const kind = kindOf(path);
    if (!kind) continue;
    const folder = path.includes('/') ? (path.split('/')[0] ?? '') : 'beside the folders';
    const own = counts.get(folder) ?? { code: { files: 0, lines: 0 }, tests: { files: 0, lines: 0 } };
    own[kind].files += 1;
    own[kind].lines += text.split('\n').length - 1;
    counts.set(folder, own);
  }
  return counts;
}

/** The words of a text. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
