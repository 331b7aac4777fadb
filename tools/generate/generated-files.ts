import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { viteConfig } from '../../build/core/vite-config';
import { brandPage, keptPage, layoutsPage, onboardingPage, sessionPage, wantedPage } from './doc-tables';
import { arrowRules } from './lint-rules';
import { reportedRoutes, screenRoutes } from './route-files';

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
  { path: 'src/contract/calls.gen.ts', content: allCalls },
  { path: 'src/contract/reported-routes.gen.ts', content: reportedRoutes },
  { path: 'tools/shared/screen-routes.gen.ts', content: screenRoutes },
  {
    path: 'merchants/merchant.schema.json',
    // loaded only here, so that it has the texts that were just listed
    content: async () => (await import('../../build/config/json-schema')).merchantJsonSchema(),
  },
  {
    path: 'merchants/defaults.schema.json',
    content: async () => (await import('../../build/config/json-schema')).defaultsJsonSchema(),
  },
  {
    path: 'publish.schema.json',
    content: async () => (await import('../../build/publish/destinations')).destinationsJsonSchema(),
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
  {
    path: 'sandbox/database/migrations/0000_start.sql',
    // loaded only here, because the sandbox does without what makes it
    content: async (root) => (await import('./sandbox-tables')).sandboxTables(root),
  },
  { path: 'src/routeTree.gen.ts', content: routeTree },
  { path: wantedPage, content: onboardingPage },
  { path: sessionPage, content: keptPage },
  { path: brandPage, content: layoutsPage },
];

/** Imports what `defineTexts` makes in each file of the texts. */
async function allTexts(root: string): Promise<string> {
  const found = await declarations(join(root, 'src/brand/texts'), 'defineTexts');
  const names = found.flatMap(({ names }) => names);
  return `${importsOf(found)}\n\nexport const textGroups = [${names.join(', ')}];\n`;
}

/** Imports what `defineCall` makes in each file of the contract. */
async function allCalls(root: string): Promise<string> {
  const found = await declarations(join(root, 'src/contract'), 'defineCall');
  const names = found.flatMap(({ names }) => names).sort();
  return `${importsOf(found)}\n\nexport const calls = {\n${names.map((name) => `  ${name},\n`).join('')}} as const;\n`;
}

interface Declarations {
  /** Without its ending. */
  file: string;
  names: string[];
}

/** What the files of a folder export as `const … = make(…)`. */
async function declarations(folder: string, make: string): Promise<Declarations[]> {
  const files = (await readdir(folder)).filter((name) => /^[a-z-]+\.ts$/.test(name)).sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(folder, file), 'utf8');
      const made = source.matchAll(new RegExp(`^export const (\\w+) = ${make}\\(`, 'gm'));
      return { file: file.replace(/\.ts$/, ''), names: [...made].map(([, name = '']) => name).sort() };
    }),
  );
  return found.filter(({ names }) => names.length > 0);
}

function importsOf(found: readonly Declarations[]): string {
  return found.map(({ file, names }) => `import { ${names.join(', ')} } from './${file}';`).join('\n');
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
