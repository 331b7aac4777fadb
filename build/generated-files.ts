import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { arrowRules } from './arrows/lint-rules';
import { viteConfig } from './core/vite-config';
import { merchantJsonSchema } from './json-schema';

/** A committed file that is made from others. */
export interface GeneratedFile {
  /** Relative to the repository, with forward slashes. */
  path: string;
  /** What it should hold, given the repository's folder. */
  content: (root: string) => Promise<string>;
}

/** What `npm run generate` writes, and what a test holds current. */
export const generatedFiles: readonly GeneratedFile[] = [
  { path: 'merchants/merchant.schema.json', content: async () => merchantJsonSchema() },
  { path: 'biome.arrows.json', content: async () => arrowRules() },
  { path: 'src/routeTree.gen.ts', content: routeTree },
];

/** The router's plugin writes the tree as soon as Vite reads its config; a copy of the routes keeps `src/` as it is. */
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
