import { fileURLToPath } from 'node:url';
import { defineConfig, defineProject } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** Modules that exist only in a compile. */
const compiled = {
  'virtual:pwa-register': fileURLToPath(new URL('./tests/setup/pwa-register.ts', import.meta.url)),
  'virtual:contract-version': fileURLToPath(new URL('./tests/setup/contract-version.ts', import.meta.url)),
};

/**
 * How long a test waits for something before it fails, in ms. It is long because of busy machines. `npm run mutants`
 * sets less, because most of its runs wait in vain.
 */
const patience = Number(process.env.TEST_PATIENCE ?? 10_000);

/** Tests of pure rules. They have no document and no storage, and must not change the state of a module. */
const rules = [
  'src/{brand,contract,lib,worker}/**/*.test.ts',
  'src/**/*-rules.test.ts',
  'src/**/*.schema.test.ts',
];

/** They replace modules of Node, which the builder reads through. */
export const replacingModules = [
  'build/shared/copy-folders.test.ts',
  'build/shared/make-folder.test.ts',
  'build/publish/lock.test.ts',
  'build/fleet/read-only-folder.test.ts',
  'tests/build/hardship.test.ts',
];

/** For tests that compile, build and start whole programs. On a busy machine that takes minutes. */
const programs = {
  environment: 'node',
  testTimeout: 180_000,
  hookTimeout: 300_000,
  env: { TEST_PATIENCE: String(patience) },
  expect: { poll: { timeout: patience } },
} as const;

/**
 * Loading modules takes longer than many tests, so `rules`, `node` and `sandbox` share theirs between files. `app` runs
 * each file in a simulated browser of its own (a context of one process, which is quicker than a process), and `isolated`
 * each with its own modules. `node` is for the builder and everything else that runs on Node.
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
      pool: 'vmForks',
      vmMemoryLimit: '1GB',
      // They have hundreds of small files, and each test file reads them anew. One file each is read faster.
      deps: {
        optimizer: {
          client: {
            enabled: true,
            include: [
              '@mantine/core',
              '@mantine/dates',
              '@mantine/form',
              '@mantine/hooks',
              '@tabler/icons-react',
            ],
          },
        },
      },
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
      ...programs,
      name: 'node',
      isolate: false,
      include: [
        '{build,studio}/**/*.test.ts',
        'scripts/**/*.test.ts',
        'tests/{bench,browser,build,checks,mutants,nginx,photos,repository}/**/*.test.ts',
      ],
      exclude: replacingModules,
      setupFiles: ['tests/setup/undo-doubles.ts'],
    },
  }),
  isolated: defineProject({
    resolve: { alias },
    test: { ...programs, name: 'isolated', include: replacingModules },
  }),
  sandbox: defineProject({
    resolve: { alias },
    test: {
      ...programs,
      name: 'sandbox',
      isolate: false,
      include: ['{sandbox,tests/sandbox}/**/*.test.ts'],
      setupFiles: ['tests/setup/undo-doubles.ts'],
    },
  }),
};

// By default Vitest leaves one core free. With two cores, that is half of the machine.
export default defineConfig({ test: { projects: Object.values(projects), maxWorkers: '100%' } });
