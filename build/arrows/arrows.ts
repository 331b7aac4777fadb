/** Which folder may import from which. `npm run generate` turns these tables into the lint rules of `biome.arrows.json`. */

/** The folders of `src/`, from the bottom up. Each stands on the folders named here, and on all that those stand on. */
export const appFolders: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  contract: ['lib'],
  brand: ['lib'],
  transport: ['contract', 'brand'],
  session: ['transport'],
  ui: ['brand'],
  updates: ['session', 'ui'],
  components: ['updates'],
  features: ['components'],
  routes: ['features'],
  app: ['routes'],
};

/** The one way from an area into another area: for data, never for a screen or a rule. */
export const wayIntoArea = 'features/*/queries';

/** The programs beside the app: the folders of `src/` that each may use, and the programs that it may not use. */
export const programs: Readonly<Record<string, Program>> = {
  build: { app: ['lib', 'brand'], not: ['sandbox', 'scripts'] },
  sandbox: { app: ['lib', 'contract'], not: ['build', 'scripts'] },
  scripts: { app: [], not: [] },
};

export interface Program {
  app: readonly string[];
  not: readonly string[];
}

/** What no file of `src/` may import. */
export const bannedInApp: readonly Ban[] = [
  {
    group: ['zod', 'zod/**', '!zod/mini'],
    message: 'The app ships zod/mini. Full zod is for the builder and src/brand/merchant-schema*.ts.',
  },
  {
    group: ['**/merchant-schema*', '**/texts/catalogue'],
    message: "Only the builder uses these: they must not reach a shopper's browser.",
  },
  { group: ['**/build/**', '**/sandbox/**', '**/scripts/**'], message: 'The app uses no other program.' },
];

/** What one folder of `src/` may not import, beside that. */
export const bannedInFolder: Readonly<Record<string, Ban>> = {
  ui: {
    group: ['@tanstack/**', '!@tanstack/react-virtual'],
    message: 'Building blocks know no router, query or call. They get values and callbacks.',
  },
};

export interface Ban {
  /** Patterns of what is imported, as in a .gitignore. */
  group: readonly string[];
  message: string;
}

/** Files of `src/` for the builder alone. None of the rules holds for them. */
export const builderFilesInApp = ['src/brand/merchant-schema*.ts', 'src/brand/texts/*.test.ts'];
