import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, createLogger } from 'vite';
import { renderPage } from './render-page';
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
