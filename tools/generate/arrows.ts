/** Which folder may import from which. `npm run generate` turns these tables into the lint rules of `biome.arrows.json`. */

/**
 * The folders of `src/`, from the bottom up. Each may import the folders that are named here, and all that those may
 * import.
 */
export const appFolders: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  worker: ['lib'],
  contract: ['lib'],
  brand: ['lib'],
  transport: ['contract', 'brand'],
  session: ['transport'],
  ui: ['brand'],
  updates: ['session'],
  components: ['updates', 'ui', 'worker'],
  features: ['components'],
  routes: ['features'],
  app: ['routes'],
};

/** The one way from an area into another area: for data, never for a screen or a rule. */
export const wayIntoArea = 'features/*/queries';

/** The folders of `tools/`: the folders of `src/` that each may use, and the other tools. All may use `shared`. */
export const tools: Readonly<Record<string, { app: readonly string[]; tools?: readonly string[] }>> = {
  shared: { app: ['lib', 'contract', 'brand', 'session'] },
  publishing: { app: ['lib'] },
  studio: { app: ['lib', 'brand'], tools: ['publishing'] },
  'backend-kit': { app: ['lib', 'contract'] },
  preview: { app: ['lib', 'contract', 'brand'], tools: ['backend-kit'] },
  launch: { app: ['lib', 'contract', 'brand'], tools: ['backend-kit'] },
  bench: { app: ['lib'] },
  generate: { app: ['lib', 'brand', 'session'] },
  start: { app: ['lib'], tools: ['studio', 'publishing', 'backend-kit', 'preview', 'launch'] },
};

/** The other programs: the folders of `src/` that each may use, and the programs that it may not use. */
export const programs: Readonly<Record<string, Program>> = {
  build: { app: ['lib', 'brand'], not: ['sandbox', 'scripts', 'tools'] },
  sandbox: { app: ['lib', 'contract'], not: ['build', 'scripts', 'tools'] },
  scripts: { app: [], not: [] },
  serve: { app: [], not: ['build', 'sandbox', 'scripts', 'tools'] },
};

export interface Program {
  app: readonly string[];
  not: readonly string[];
}

/**
 * The rooms of the builder, from the bottom up, in the same way. Tests may import from any room. The files beside the
 * rooms are the pipeline, and use them all.
 */
export const builderRooms: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  diagnostics: ['shared'],
  core: ['shared'],
  pictures: ['core'],
  typeface: ['diagnostics'],
  environment: ['core', 'diagnostics'],
  brand: ['environment', 'pictures', 'typeface'],
  changes: ['brand'],
  publish: ['changes'],
  isolation: ['publish'],
  config: ['isolation'],
  pipeline: ['config'],
  fleet: ['pipeline'],
  scaffold: ['config'],
  cli: ['fleet', 'scaffold'],
};

/** The rooms of the sandbox below its nouns, in the same way. `noun` may read the tables of every noun. */
export const sandboxRooms: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  database: [],
  noun: ['database', '*/tables'],
};

/** What the nouns of the sandbox, and the folders above them, may not import of it. A noun is any folder without a row. */
export const sandboxBans: Readonly<Record<string, readonly string[]>> = {
  '*': ['nouns', 'pictures', 'server', 'operator'],
  pictures: ['nouns', 'server', 'operator'],
  server: ['operator'],
  operator: [],
};

/** Imports that are refused in all of `src/`. */
export const bannedInApp: readonly Ban[] = [
  {
    group: ['zod', 'zod/**', '!zod/mini'],
    message: 'The app ships zod/mini. Full zod is for the builder and src/brand/merchant-schema*.ts.',
  },
  {
    group: ['**/merchant-schema*', '**/texts/all-texts*'],
    message: "Only the builder uses these: they must not reach a shopper's browser.",
  },
  {
    group: ['**/build/**', '**/sandbox/**', '**/scripts/**', '**/tools/**'],
    message: 'The app uses no other program.',
  },
];

/** Where Mantine is known, in the folders of `src/`. Everything else gets its parts from `src/ui`. */
export const mantineRooms: Readonly<Record<string, string>> = {
  brand: 'theme*.ts',
  ui: '**',
  components: 'form/**',
};

export const mantineBan: Ban = {
  group: ['@mantine/**'],
  message: 'Only src/ui, src/components/form and the theme know Mantine. Screens import parts from src/ui.',
};

/** Imports that are refused in one more folder of `src/`. */
export const bannedInFolder: Readonly<Record<string, Ban>> = {
  lib: {
    group: ['react', 'react/**', 'react-dom', 'react-dom/**', '@tanstack/**', 'zustand', 'zustand/**'],
    message: 'src/lib holds pure helpers. Hooks and stores stand in src/components or higher up.',
  },
  ui: {
    group: ['@tanstack/**', '!@tanstack/react-virtual'],
    message: 'Building blocks know no router, query or call. They get values and callbacks.',
  },
};

export interface Ban {
  /** Patterns for import paths, written as in a .gitignore. */
  group: readonly string[];
  message: string;
}

/** Files of `src/` that only the builder uses. No rule holds for them. */
export const builderFilesInApp = ['src/brand/merchant-schema*.ts', 'src/brand/texts/*.test.ts'];
