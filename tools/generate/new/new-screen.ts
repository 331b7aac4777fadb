import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../../build/shared/failure';
import type { Draft } from './draft';
import type { Names } from './names';

export const audiences = ['customer', 'visitor', 'everybody'] as const;
export type Audience = (typeof audiences)[number];

/** The areas of the product that have texts of their own. */
export async function areasOf(root: string): Promise<string[]> {
  const folders = await readdir(join(root, 'src/features'));
  return folders.filter((area) => existsSync(join(root, 'src/brand/texts', `${area}.ts`)));
}

/**
 * A screen with its route, its title, its test, its line in the list of addresses and its paragraph. Returns what remains
 * to be thought about.
 */
export function newScreen(draft: Draft, names: Names, area: string, audience: Audience): string[] {
  const address = `/${names.kebab}`;
  const branch = { customer: '_customer.', visitor: '_visitor.', everybody: '' }[audience];
  const texts = textsFile(draft, area);
  const folder = `src/features/${area}`;
  const values = { ...names, ...texts, area, audience, address, branch: branch.replace(/\.$/, '/') };
  const page = draft.has(`docs/product/${area}.md`) ? area : 'pages';

  const taken = routeFiles(names).find((file) => draft.has(file));
  if (taken) throw new Failure(`${taken} is there already.`);
  if (draft.read(texts.path).includes(` ${names.camel}Title:`))
    throw new Failure(`${texts.path} has a text ${names.camel}Title already.`);
  draft.add(`src/routes/${branch}${names.kebab}.tsx`, 'route', values);
  draft.add(`${folder}/${names.kebab}-screen.tsx`, 'screen', { ...values, page });
  draft.add(`${folder}/${names.kebab}-screen.test.tsx`, 'screen-test', {
    ...values,
    isCustomer: audience === 'customer',
  });
  draft.insert(
    texts.path,
    /^\}\);$/m,
    `  ${names.camel}Title: '${names.title}',\n  ${names.camel}Text: 'Say here what it is for.',\n`,
  );
  draft.append(
    `docs/product/${page}.md`,
    `\n## ${names.title}\n\n\`${address}\`, for ${people[audience]}. Say here what it does, and why.\n`,
  );
  draft.insert(
    'src/app/whole/addresses.test.tsx',
    beforeAddress(draft, address),
    `${addressRow(address, names, audience)}\n`,
  );
  draft.insert(
    'tools/shared/screens.ts',
    /^\};$/m,
    `  '${address}': { title: ['${texts.group}.${names.camel}Title'] },\n`,
  );
  if (audience !== 'customer') {
    const row = `  '${address}': [{ path: '${address}', visitor: true }],\n`;
    draft.insert('tests/e2e/screens.ts', /(?<=const screens.*?)^\};$/ms, row);
  }
  return [
    `${folder}/${names.kebab}-screen.tsx: what it shows. Queries are shown through QueryView, forms through useAppForm.`,
    `src/brand/texts/${area}.ts: its words.`,
    `src/routes/${branch}${names.kebab}.tsx: the tab that stays marked (tab), a guard, a loader for its queries.`,
    `src/lib/paths.ts: its address, if another area links to it. Nothing leads there yet.`,
    `docs/product/${page}.md: its rules.`,
    ...(audience === 'visitor' ? ['tests/setup/served-app.tsx: what the screen before it passes on.'] : []),
    ...(audience === 'everybody'
      ? ['tests/e2e/screens.ts: a row, so that it is looked at as a visitor.']
      : []),
  ];
}

const people: Record<Audience, string> = {
  customer: 'customers',
  visitor: 'visitors',
  everybody: 'everybody',
};

/** The route files that the screen could have. */
function routeFiles({ kebab }: Names): string[] {
  return ['_customer.', '_visitor.', ''].map((branch) => `src/routes/${branch}${kebab}.tsx`);
}

function textsFile(draft: Draft, area: string) {
  const path = `src/brand/texts/${area}.ts`;
  const [, texts, group] = /^export const (\w+) = defineTexts\('(\w+)', \{$/m.exec(draft.read(path)) ?? [];
  if (!texts || !group) throw new Failure(`${path} does not look as expected: it calls no defineTexts.`);
  return { path, texts, group };
}

/** The first address of the list that comes after this one, or the list's end. */
function beforeAddress(draft: Draft, address: string): RegExp {
  const list =
    /^const shown[^{]*\{$.*?^\};$/ms.exec(draft.read('src/app/whole/addresses.test.tsx'))?.[0] ?? '';
  const after = [...list.matchAll(/^ {2}'([^']+)':/gm)]
    .map(([, path = '']) => path)
    .find((path) => path > address);
  return after ? new RegExp(`^ {2}'${after.replace(/[$/]/g, '\\$&')}':`, 'm') : /(?<=const shown.*?)^\};$/ms;
}

function addressRow(address: string, { title }: Names, audience: Audience): string {
  const shown = {
    customer: `[login, '${title}']`,
    visitor: `['${title}', dashboard]`,
    everybody: `both('${title}')`,
  };
  return `  '${address}': ${shown[audience]},`;
}
