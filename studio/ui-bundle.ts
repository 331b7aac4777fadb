import { join } from 'node:path';
import { hashFolder } from '../build/core/inputs';
import { folderMemo } from '../build/core/memo';
import { memoFolder } from '../build/core/tidy-cache';
import { projectRoot } from '../build/shared/project';
import { asProduction } from './as-production';

/** The studio's page, compiled into one script and one style sheet. */
export interface UiBundle {
  js: string;
  css: string;
}

/** Compiles the studio's page, or takes it from the cache when nothing of it has changed. Throws what Vite throws. */
export async function uiBundle(cache: string): Promise<UiBundle> {
  const memo = folderMemo(memoFolder(cache));
  const folders = ['studio', 'build/diagnostics', 'build/shared', 'src/brand', 'src/lib'];
  const lines = await Promise.all(folders.map((folder) => hashFolder(projectRoot, folder)));
  const bytes = await memo(['studio 2', ...lines.flat()], async () =>
    Buffer.from(JSON.stringify(await compileUi())),
  );
  return JSON.parse(bytes.toString('utf8')) as UiBundle; // we wrote it ourselves
}

/** Vite loads only here, because loading it takes longer than reading the cache. */
async function compileUi(): Promise<UiBundle> {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  const result = await asProduction(() =>
    build({
      root: projectRoot,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'warn',
      mode: 'production',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { alias: { '@': join(projectRoot, 'src') } },
      plugins: [react()],
      build: {
        write: false,
        cssCodeSplit: false,
        lib: {
          entry: join(projectRoot, 'studio/ui/main.tsx'),
          formats: ['es'],
          fileName: 'studio',
          cssFileName: 'studio',
        },
      },
    }),
  );
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const js = outputs.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('\n');
  const css = outputs.flatMap((each) =>
    each.type === 'asset' && each.fileName.endsWith('.css') ? [String(each.source)] : [],
  );
  return { js, css: css.join('\n') };
}
