import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { referralLayouts } from '@/brand/referral-layouts';
import type { Kept } from '@/session/kept/all';
import { type Wanted, wanted } from '../../build/config/wanted';

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

export const wantedPage = 'docs/onboarding.md';

/** `docs/onboarding.md` with the table of what clients ask for between its two marks. */
export async function onboardingPage(root: string): Promise<string> {
  const page = await readFile(join(root, wantedPage), 'utf8');
  return betweenMarks(page, 'wanted', wantedTable());
}

/** A page with another text between `<!-- name -->` and `<!-- /name -->`. */
function betweenMarks(page: string, name: string, text: string): string {
  return page.replace(new RegExp(`(?<=<!-- ${name} -->\\n).*(?=<!-- /${name} -->)`, 's'), () => text);
}

const sources: Record<Wanted['kind'], string> = {
  field: 'the config: `merchant.json`',
  backend: "the client's backend",
  never: 'not possible: the same in every mall',
  people: 'people: who runs the servers, who made the contract',
};

function wantedTable(): string {
  const rows = Object.entries(sources).map(([kind, from]) => {
    const names = wanted.flatMap((each) => (each.kind === kind ? (each.words[0] ?? []) : []));
    return `| ${names.join(', ')} | ${from} |\n`;
  });
  return `| Clients ask for | It comes from |\n|---|---|\n${rows.join('')}`;
}
