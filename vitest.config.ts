import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, defineProject } from 'vitest/config';
import { SlowFirst } from './tests/checks/vitest-order.ts';
import { patience } from './tests/setup/patience.ts';
import { singleIcons } from './tests/setup/single-icons.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { '@': at('./src') };

const patient = { expect: { poll: { timeout: patience } } };

/** Tests of pure rules. They have no document and no storage, and must not change the state of a module. */
const rules = [
  'src/{brand,contract,lib,worker}/**/*.test.ts',
  'src/**/*-rules.test.ts',
  'src/**/*.schema.test.ts',
];
/** They replace modules of Node, which the builder reads through. */
const replacing = '**/*.isolated.test.ts';
const programs = '{build,sandbox,scripts,serve,tests,tools}/**/*.test.ts';

/** These tests may compile, build and start whole programs. On a busy machine that takes minutes. */
const onNode = { ...patient, environment: 'node', testTimeout: 180_000, hookTimeout: 300_000 } as const;

const manyFiles = ['core', 'dates', 'form', 'hooks'].map((name) => `@mantine/${name}`);

/**
 * `node` is for everything that needs no browser. Loading modules takes longer than many tests, so its files share
 * theirs. Each file of `isolated` has its own modules, and each of `app` a simulated browser of its own (a context of one
 * process, which is quicker than a process).
 */
const projects = {
  node: defineProject({
    resolve: { alias },
    test: {
      ...onNode,
      name: 'node',
      isolate: false,
      include: [programs, ...rules],
      exclude: [replacing],
      setupFiles: ['tests/setup/node.ts'],
    },
  }),
  isolated: defineProject({
    resolve: { alias },
    test: { ...onNode, name: 'isolated', include: [replacing] },
  }),
  app: defineProject({
    plugins: [singleIcons()],
    resolve: {
      alias: {
        ...alias,
        // modules that exist only in a compile
        'virtual:pwa-register': at('./tests/setup/pwa-register.ts'),
        'virtual:contract-version': at('./tests/setup/contract-version.ts'),
      },
    },
    test: {
      ...patient,
      name: 'app',
      environment: 'happy-dom',
      pool: 'vmForks',
      vmMemoryLimit: '1GB',
      // They have hundreds of small files, and each test file reads them anew. One file each is read faster.
      deps: { optimizer: { client: { enabled: true, include: manyFiles } } },
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: rules,
      setupFiles: ['tests/setup/app.ts'],
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  }),
};

// One more than processors, because many tests wait for programs that they start: a third less time on two processors.
const maxWorkers = availableParallelism() + 1;
export default defineConfig({
  test: { projects: Object.values(projects), maxWorkers, sequence: { sequencer: SlowFirst } },
});
