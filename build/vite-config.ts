import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { contractVersion } from './core/contract-version';

/** What the dashboard and most other screens show and ask with; nothing that only forms and dialogs need. */
const common = new RegExp(
  [
    '/src/(components|lib)/',
    '/src/contract/products',
    '/src/features/dashboard/(queries|dashboard-rules)',
    '/src/session/version-check',
    '/src/ui/(badge|card|carousel|drawings/(scene|error)|error-state|hero-card|icon-button|list-row|load-boundary|picture|figure|screen|screen-header|skeleton|tier-badge)\\.',
    '/node_modules/(@tanstack/(query-core|react-query)|dayjs)/',
    '/node_modules/@tabler/icons-react/dist/esm/(createReactComponent|icons/Icon(Gift|Medal|BuildingStore)\\.)',
  ].join('|'),
);

/**
 * The one Vite configuration, shared by the compile and `npm run dev`. Nothing in it knows a merchant or reads the
 * environment, so that the compiled core is the same for all and everywhere.
 *
 * @param root absolute path of the folder that holds `src/` and `public/`
 */
export function viteConfig(root: string): InlineConfig {
  return {
    root,
    base: '/',
    configFile: false,
    envDir: false,
    appType: 'custom',
    logLevel: 'warn',
    resolve: { alias: { '@': join(root, 'src') } },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        quoteStyle: 'single',
        routesDirectory: join(root, 'src/routes'),
        generatedRouteTree: join(root, 'src/routeTree.gen.ts'),
        routeFileIgnorePattern: '\\.test\\.',
        disableLogging: true,
        tmpDir: join(root, '.cache/router'),
      }),
      react(),
      contractVersion(root),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src',
        filename: 'service-worker.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest: false,
        // The precache list is each merchant's own: the point stays open here, `brand/service-worker.ts` fills it.
        injectManifest: { injectionPoint: undefined, rollupFormat: 'iife' },
        integration: {
          configureCustomSWViteBuild: (options) => {
            options.logLevel = 'warn'; // else it reports on stdout, where `--json` allows nothing but the report
          },
        },
      }),
    ],
    build: {
      target: 'es2022',
      manifest: true,
      sourcemap: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/main.tsx'),
        // how long plugins took tells onboarding staff nothing, and on a busy machine it would stand among the problems
        checks: { bundlerTimings: false },
        // What every page loads in two files: libraries, which stay cached over releases of ours, and our own; and what
        // the screens behind the login share in a third. Left to itself the bundler makes dozens of it, which compress
        // worse and cost a request each.
        output: {
          codeSplitting: {
            groups: [
              { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
              { name: 'core', tags: ['$initial'], priority: 1 },
              { name: areaOf, test: /\/src\/features\//, priority: 1 },
              { name: 'common', test: common, minShareCount: 2 },
              { name: 'shared', minShareCount: 2, test: (id: string) => !/features/.test(id) },
            ],
          },
        },
      },
    },
  };
}

function areaOf(id: string): string | null {
  return /\/src\/features\/([^/]+)\/[^/]+$/.exec(id)?.[1] ?? null;
}
