import { join } from 'node:path';
import { hashFolder } from '../build/core/inputs';
import { folderMemo } from '../build/core/memo';
import { memoFolder } from '../build/core/tidy-cache';
import { projectRoot } from '../build/shared/project';
import { type Bundle, bundle } from './bundle';

/** Compiles the studio's page, or takes it from the cache when nothing of it has changed. Throws what Vite throws. */
export async function uiBundle(cache: string): Promise<Bundle> {
  const memo = folderMemo(memoFolder(cache));
  const folders = ['studio', 'build/diagnostics', 'build/shared', 'src/brand', 'src/lib'];
  const lines = await Promise.all(folders.map((folder) => hashFolder(projectRoot, folder)));
  const bytes = await memo(['studio 3', ...lines.flat()], async () =>
    Buffer.from(JSON.stringify(await compileUi())),
  );
  return JSON.parse(bytes.toString('utf8')) as Bundle; // we wrote it ourselves
}

async function compileUi(): Promise<Bundle> {
  const { default: react } = await import('@vitejs/plugin-react');
  return bundle({
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    build: {
      cssCodeSplit: false,
      lib: {
        entry: join(projectRoot, 'studio/ui/main.tsx'),
        formats: ['es'],
        fileName: 'studio',
        cssFileName: 'studio',
      },
    },
  });
}
