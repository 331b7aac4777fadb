import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Logger } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compileTarget } from './browsers/promise';
import { chunkGroups } from './chunk-groups';
import { className } from './class-name';
import { contractVersion } from './contract-version';
import { routeScreens } from './route-screens';

/**
 * The one Vite configuration, shared by the compile and `npm run dev`. Nothing in it knows a merchant or reads the
 * environment, so that the compiled core is the same for all and everywhere.
 *
 * @param root absolute path of the folder that holds `src/` and `public/`
 * @param customLogger what prints Vite's messages instead of Vite itself
 */
export function viteConfig(root: string, customLogger?: Logger): InlineConfig {
  return {
    root,
    base: '/',
    configFile: false,
    envDir: false,
    appType: 'custom',
    logLevel: 'warn',
    ...(customLogger && { customLogger }),
    resolve: {
      alias: [
        { find: '@', replacement: join(root, 'src') },
        // The app brings a whole theme of its own (src/ui/with-mantine.tsx), so Mantine's never shows.
        { find: '../default-theme.mjs', replacement: join(root, 'src/brand/no-default-theme.ts') },
        // The shim brings React's own hook again, for versions of React that lack it.
        { find: 'use-sync-external-store/shim', replacement: 'use-sync-external-store' },
      ],
    },
    css: { modules: { generateScopedName: className(root) } },
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // Loader and screen share one file, so a screen's first calls go out as soon as its code is there.
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
      routeScreens(root),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src',
        filename: 'service-worker.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest: false,
        // The list of the shared files stays open here, and `worker-code.ts` fills it.
        injectManifest: { injectionPoint: undefined, rollupFormat: 'iife' },
        integration: {
          configureCustomSWViteBuild: (options) => {
            options.logLevel = 'warn'; // or it would write to stdout, where `--json` allows only the report
            if (customLogger) options.customLogger = customLogger;
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
        // this warns of slow plugins on a busy machine, which tells onboarding staff nothing
        checks: { bundlerTimings: false },
        output: { codeSplitting: { groups: chunkGroups(root) } },
      },
    },
  };
}
