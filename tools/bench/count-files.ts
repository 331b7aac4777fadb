/** A kind of file: programs that people use, or what checks them. */
export type Kind = 'code' | 'tests';

export interface Count {
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
