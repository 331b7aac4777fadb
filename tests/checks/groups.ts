/** When `npm test` runs a group. `npm run test:all` runs them all. */
export type InTest = 'always' | 'when it differs' | 'never';

export interface Group {
  name: string;
  inTest: InTest;
  /** Which test files belong to it. Without any, it is a program of its own. */
  files?: RegExp;
  /** What its tests read or start beside their imports. */
  uses?: RegExp;
}

/** Playwright runs these two. A test belongs to the journeys when it has their tag. */
export const browserGroups = { journeys: 'journeys', others: 'browser' } as const;
export const journeyTag = '@journey';

/** Every group, in the order of the table. A test file belongs to the first group whose pattern it fits. */
export const groups: readonly Group[] = [
  { name: 'lint', inTest: 'always' },
  { name: 'types', inTest: 'always' },
  { name: 'app', inTest: 'always', files: /^(src|tests\/photos)\/.*\.test\.tsx?$/ },
  { name: 'builder', inTest: 'always', files: /^build\/.*\.test\.ts$/ },
  { name: 'repository', inTest: 'always', files: /^tests\/(checks|repository)\/.*\.test\.ts$/ },
  { name: 'malls', inTest: 'always', files: /^tests\/malls\/.*\.test\.ts$/ },
  {
    name: 'build',
    inTest: 'when it differs',
    files: /^tests\/build\/.*\.test\.ts$/,
    uses: /^(\.ci|\.github|build|scripts|src\/(brand|contract|lib)|templates)\//,
  },
  {
    name: 'hosting',
    inTest: 'when it differs',
    files: /^tests\/(debian|nginx)\/.*\.test\.ts$/,
    uses: /^(build|templates)\//,
  },
  {
    name: 'stores',
    inTest: 'when it differs',
    files: /^tests\/stores\/.*\.test\.ts$/,
    uses: /^(\.ci|build|serve)\//,
  },
  {
    name: 'sandbox',
    inTest: 'when it differs',
    files: /^(tests\/)?sandbox\/.*\.test\.ts$/,
    uses: /^sandbox\//,
  },
  {
    name: 'serve',
    inTest: 'when it differs',
    files: /^(tests\/)?serve\/.*\.test\.ts$/,
    uses: /^(scripts|serve|templates|tools\/start)\//,
  },
  { name: 'real-stores', inTest: 'never', files: /^tests\/real-stores\/.*\.test\.ts$/ },
  ...['backend-kit', 'bench', 'generate', 'launch', 'preview', 'publishing', 'shared', 'start', 'studio'].map(
    tool,
  ),
  { name: 'test-tools', inTest: 'never', files: /^tests\/(browser|setup)\/.*\.test\.tsx?$/ },
  { name: browserGroups.journeys, inTest: 'always', files: /^tests\/e2e\/.*\.e2e\.ts$/ },
  { name: browserGroups.others, inTest: 'never', files: /^tests\/e2e\/.*\.e2e\.ts$/ },
  { name: 'engines', inTest: 'never' },
  { name: 'torture', inTest: 'never' },
];

function tool(folder: string): Group {
  return {
    name: folder === 'shared' ? 'shared-tools' : folder,
    inTest: 'when it differs',
    files: new RegExp(`^tools/${folder}/.*\\.test\\.ts$`),
    uses: new RegExp(`^(docs/backend|merchants|scripts|templates|tools/${folder})/`),
  };
}

/** The group of a test file that Vitest runs, or of any browser test. `undefined` for a file that no group has. */
export function groupOf(file: string): string | undefined {
  return groups.find(({ files }) => files?.test(file))?.name;
}
