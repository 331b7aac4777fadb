import { fileURLToPath } from 'node:url';
import { defineConfig, defineProject } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** Modules that the compile makes. */
const compiled = {
  'virtual:pwa-register': fileURLToPath(new URL('./tests/setup/pwa-register.ts', import.meta.url)),
  'virtual:contract-version': fileURLToPath(new URL('./tests/setup/contract-version.ts', import.meta.url)),
};

/**
 * How long (ms) a test waits for what does not come: long, for a machine that is busy with something else as well.
 * `npm run mutants` sets less, because most of its runs wait in vain.
 */
const patience = Number(process.env.TEST_PATIENCE ?? 10_000);

/** Tests of pure rules: no document, no storage, and nothing of a module that a test could leave changed. */
const rules = [
  'src/{brand,contract}/**/*.test.ts',
  'src/lib/!(load-when-online).test.ts', // it listens to the browser
  'src/**/*-rules.test.ts',
  'src/**/*.schema.test.ts',
];

/**
 * `rules` shares its modules between files, because it loads them for far longer than it tests; `app` runs in a
 * simulated browser of each file's own; `node` holds the builder, the sandbox and what else runs on Node.
 */
export const projects = {
  rules: defineProject({
    resolve: { alias },
    test: {
      name: 'rules',
      environment: 'node',
      isolate: false,
      include: rules,
      setupFiles: ['tests/setup/rules.ts'],
      testTimeout: 30_000,
    },
  }),
  app: defineProject({
    resolve: { alias: { ...alias, ...compiled } },
    test: {
      name: 'app',
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: rules,
      setupFiles: ['tests/setup/app.ts'],
      testTimeout: 30_000,
      env: { TEST_PATIENCE: String(patience) },
      expect: { poll: { timeout: patience } },
    },
  }),
  node: defineProject({
    resolve: { alias },
    test: {
      name: 'node',
      environment: 'node',
      include: [
        'build/**/*.test.ts',
        'sandbox/**/*.test.ts',
        'scripts/**/*.test.ts',
        'tests/{bench,browser,build,checks,mutants,nginx,photos,repository,sandbox}/**/*.test.ts',
      ],
      testTimeout: 60_000,
      expect: { poll: { timeout: patience } },
      hookTimeout: 120_000,
      env: { TEST_PATIENCE: String(patience) },
    },
  }),
};

// Vitest leaves one core free unless told otherwise, which is half of a machine with two.
export default defineConfig({ test: { projects: Object.values(projects), maxWorkers: '100%' } });
