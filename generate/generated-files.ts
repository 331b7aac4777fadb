import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { viteConfig } from '../build/core/vite-config';
import { arrowRules } from './lint-rules';

/** A committed file that is made from other files. */
export interface GeneratedFile {
  /** Relative to the repository, with forward slashes. */
  path: string;
  /** Makes its content, given the repository's folder. */
  content: (root: string) => Promise<string>;
}

/** The files that `npm run generate` writes. A test fails when one of them is out of date. */
export const generatedFiles: readonly GeneratedFile[] = [
  { path: 'src/brand/texts/all-texts.gen.ts', content: allTexts },
  {
    path: 'merchants/merchant.schema.json',
    // loaded only here, so that it has the texts that were just listed
    content: async () => (await import('../build/config/json-schema')).merchantJsonSchema(),
  },
  { path: 'biome.arrows.json', content: async () => arrowRules() },
  {
    path: 'build/typeface/named-fonts.json',
    // loaded only here, because the subsetter is not part of a build
    content: async () => (await import('./named-fonts')).namedFontsJson(),
  },
  {
    path: 'build/brand/mantine-variables.json',
    // loaded only here, because a build does without Mantine
    content: async () => (await import('./mantine-variables')).mantineVariablesJson(),
  },
  { path: 'src/routeTree.gen.ts', content: routeTree },
];

/** Imports what `defineTexts` makes in each file of the texts. */
async function allTexts(root: string): Promise<string> {
  const folder = join(root, 'src/brand/texts');
  const lines: string[] = [];
  const names: string[] = [];
  for (const file of (await readdir(folder)).filter((name) => /^[a-z-]+\.ts$/.test(name)).sort()) {
    const source = await readFile(join(folder, file), 'utf8');
    const [, name] = /^export const (\w+) = defineTexts\(/m.exec(source) ?? [];
    if (!name) continue;
    lines.push(`import { ${name} } from './${file.replace(/\.ts$/, '')}';`);
    names.push(name);
  }
  return `${lines.join('\n')}\n\nexport const textGroups = [${names.join(', ')}];\n`;
}

/**
 * The router's plugin writes the tree as soon as Vite reads its config. It works on a copy of the routes, so `src/`
 * does not change.
 */
async function routeTree(root: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'routes-'));
  try {
    await cp(join(root, 'src/routes'), join(copy, 'src/routes'), { recursive: true });
    await resolveConfig(viteConfig(copy), 'build');
    return await readFile(join(copy, 'src/routeTree.gen.ts'), 'utf8');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
