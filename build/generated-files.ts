import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { arrowRules } from './arrows/lint-rules';
import { merchantJsonSchema } from './config/json-schema';
import { viteConfig } from './core/vite-config';

/** A committed file that is made from other files. */
export interface GeneratedFile {
  /** Relative to the repository, with forward slashes. */
  path: string;
  /** Makes its content, given the repository's folder. */
  content: (root: string) => Promise<string>;
}

/** The files that `npm run generate` writes. A test fails when one of them is out of date. */
export const generatedFiles: readonly GeneratedFile[] = [
  { path: 'merchants/merchant.schema.json', content: async () => merchantJsonSchema() },
  { path: 'biome.arrows.json', content: async () => arrowRules() },
  {
    path: 'build/typeface/named-fonts.json',
    // loaded only here, because the subsetter is not part of a build
    content: async () => (await import('./typeface/make-named-fonts')).namedFontsJson(),
  },
  { path: 'src/routeTree.gen.ts', content: routeTree },
];

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
