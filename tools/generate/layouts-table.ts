import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { referralLayouts } from '@/brand/referral-layouts';
import { betweenMarks } from './wanted-table';

export const brandPage = 'docs/brand.md';

/** `docs/brand.md` with a picture of each layout of refer a friend between its two marks. */
export async function layoutsPage(root: string): Promise<string> {
  const page = await readFile(join(root, brandPage), 'utf8');
  const rows = [
    referralLayouts.map((layout) => `\`${layout}\``),
    referralLayouts.map(() => '---'),
    referralLayouts.map(
      (layout) => `<img src="pictures/referral-${layout}.png" width="195" alt="${layout}">`,
    ),
  ];
  return betweenMarks(page, 'layouts', rows.map((cells) => `| ${cells.join(' | ')} |\n`).join(''));
}
