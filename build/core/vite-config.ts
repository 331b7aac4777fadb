import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compileTarget } from './browsers/promise';
import { chunkGroups } from './chunk-groups';
import { contractVersion } from './contract-version';

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
        // A screen's first calls go out as soon as its code is there: both are in one file.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
        },
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
      target: compileTarget,
      manifest: true,
      sourcemap: false,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/main.tsx'),
        // how long plugins took tells onboarding staff nothing, and on a busy machine it would stand among the problems
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: chunkGroups(root) } },
      },
    },
  };
}
