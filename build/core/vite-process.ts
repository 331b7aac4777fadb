import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, createLogger, type InlineConfig, type Logger } from 'vite';
import { compileTarget } from './browsers/promise';
import { className } from './class-name';
import type { PageParts } from './core';
import { viteConfig } from './vite-config';
import { pagePartsFile, type ViteFailure, type ViteMessage } from './vite-run';

/** Compiles the app with Vite for the process that started this one, and ends. */

/** Nobody waits for the result any more. */
const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
if (!process.connected) end(); // since before this script ran

const [root = '', outDir = ''] = process.argv.slice(2);
const logger = createLogger('warn');
const config = viteConfig(root, {
  ...logger,
  // the report tells of a failed compile, in our words
  error: (text, options) => text.includes('Build failed in ') || logger.error(text, options),
});
const app = build({
  ...config,
  build: { ...config.build, outDir, emptyOutDir: true },
});
const page = renderPage(root, `${outDir}-page`, logger);
const failure = await Promise.all([page, app])
  .then(([parts]) => writeFile(join(outDir, pagePartsFile), JSON.stringify(parts)))
  .then(() => undefined, failureOf);
process.send?.({ failure } satisfies ViteMessage, () => process.exit());

/** The innermost error, without colours: Vite's plugins wrap errors in each other. */
function failureOf(error: unknown): ViteFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const inner: unknown = 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : undefined;
  if (inner instanceof Error) return failureOf(inner);
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { message: stripVTControlCharacters(error.message), stack: error.stack, ...code };
}

/**
 * The parts of every page that are made from the app's own code. Throws what Vite throws.
 *
 * @param root absolute path of the folder that holds `src/`
 * @param folder where the code stands until it has run. It is removed.
 */
async function renderPage(root: string, folder: string, customLogger: Logger): Promise<PageParts> {
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
