import { readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectRoot } from '../../build/shared/project';

/** Imports of a module, and the files that it starts or reads by an address beside its own. */
const references = /(?:\bfrom|\bimport\s*\(?|\bnew URL\()\s*(?:\/\*.*?\*\/\s*)?'([^'\n]+)'/g;

/** The files that each file refers to. Many groups use the same ones. */
const known = new Map<string, readonly string[]>();

/** These files, and all that they import, directly or through others. Paths are from the root of the repository. */
export function usedFiles(starts: readonly string[]): Set<string> {
  const used = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (used.has(file)) continue;
    used.add(file);
    const referred = known.get(file) ?? referredBy(file);
    known.set(file, referred);
    waiting.push(...referred);
  }
  return used;
}

function referredBy(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return [...text.matchAll(references)].flatMap(([, address = '']) => fileAt(address, file) ?? []);
}

/** The file that an import means. `undefined` for a package and for what is no file. */
function fileAt(address: string, from: string): string | undefined {
  const path = address.startsWith('@/')
    ? `src/${address.slice(2)}`
    : address.startsWith('.') && normalize(join(dirname(from), address));
  if (!path) return undefined;
  const [plain = ''] = path.split('?');
  return [plain, `${plain}.ts`, `${plain}.tsx`].find((name) =>
    statSync(join(projectRoot, name), { throwIfNoEntry: false })?.isFile(),
  );
}
