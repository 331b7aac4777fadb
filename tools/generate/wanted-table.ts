import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Wanted, wanted } from '../../build/config/wanted';

/** `docs/onboarding.md` with the table of what clients ask for between its two marks. */
export async function onboardingPage(root: string): Promise<string> {
  const page = await readFile(join(root, wantedPage), 'utf8');
  return betweenMarks(page, 'wanted', wantedTable());
}

/** A page with another text between `<!-- name -->` and `<!-- /name -->`. */
export function betweenMarks(page: string, name: string, text: string): string {
  return page.replace(new RegExp(`(?<=<!-- ${name} -->\\n).*(?=<!-- /${name} -->)`, 's'), () => text);
}

export const wantedPage = 'docs/onboarding.md';

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
