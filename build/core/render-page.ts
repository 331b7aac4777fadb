import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Logger } from 'vite';
import { compileTarget } from './browsers/promise';
import { className } from './class-name';
import type { PageParts } from './core';

/**
 * The parts of every page that are made from the app's own code. Throws what Vite throws.
 *
 * @param root absolute path of the folder that holds `src/`
 * @param folder where the code stands until it has run. It is removed.
 */
export async function renderPage(root: string, folder: string, customLogger: Logger): Promise<PageParts> {
  const config = (entry: string, options: InlineConfig['build']): InlineConfig => ({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    customLogger,
    resolve: { alias: { '@': join(root, 'src') } },
    css: { modules: { generateScopedName: className(root) } }, // the form wears the app's styles
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: compileTarget,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/app/page', entry),
        checks: { bundlerTimings: false },
        output: { entryFileNames: '[name].mjs', ...(options?.ssr ? {} : { format: 'iife' }) },
      },
      ...options,
    },
  });
  try {
    await Promise.all([
      build(config('page-script.ts', { modulePreload: false })),
      build(config('first-login.tsx', { ssr: true, minify: false })),
    ]);
    const form: { firstLogin: () => string } = await import(
      pathToFileURL(join(folder, 'first-login.mjs')).href
    );
    const script = await readFile(join(folder, 'page-script.mjs'), 'utf8');
    return { script: script.trim(), login: form.firstLogin() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
