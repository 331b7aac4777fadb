import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kept } from '@/session/kept/all';
import { betweenMarks } from './wanted-table';

export const sessionPage = 'docs/product/session.md';

/** `docs/product/session.md` with the table of all that is kept on the phone between its two marks. */
export async function keptPage(root: string): Promise<string> {
  const { kept } = await import('@/session/kept/all');
  const page = await readFile(join(root, sessionPage), 'utf8');
  const rows = kept.map((row) => `| ${cells(row).join(' | ')} |\n`);
  const head =
    '| What | Where | Whose | Encrypted | Goes by itself after | Removed by |\n|---|---|---|---|---|---|\n';
  return betweenMarks(page, 'kept', head + rows.join(''));
}

/** More names than this would only repeat `src/session/stored-values.ts`. */
const mostNames = 4;

function cells({ what, place, names, owner, sealed, age, gone }: Kept): string[] {
  const listed =
    names.length > mostNames ? `${names.length} values` : names.map((name) => `\`${name}\``).join(', ');
  const end = { 'any end': 'any end of the session', 'chosen logout': 'a chosen logout' };
  return [what, `${place}: ${listed}`, owner, sealed ? 'yes' : 'no', age ?? '', gone ? end[gone] : 'nothing'];
}
