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

/** `app` runs in a simulated browser; `node` holds the builder, the sandbox and what else runs on Node. */
export const projects = {
  app: defineProject({
    resolve: { alias: { ...alias, ...compiled } },
    test: {
      name: 'app',
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}'],
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
        'tests/{bench,build,sandbox,repository,browser,checks,mutants,nginx}/**/*.test.ts',
      ],
      testTimeout: 60_000,
      expect: { poll: { timeout: patience } },
      hookTimeout: 120_000,
      env: { TEST_PATIENCE: String(patience) },
    },
  }),
};

export default defineConfig({ test: { projects: Object.values(projects) } });
