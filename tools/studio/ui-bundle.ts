import { join } from 'node:path';
import { hashFolder } from '../../build/core/inputs';
import { folderMemo } from '../../build/core/memo';
import { memoFolder } from '../../build/core/tidy-cache';
import { projectRoot } from '../../build/shared/project';
import { type Bundle, bundle } from '../shared/bundle';

/** The studio's page, and the script that its previews have besides the app. */
export interface StudioUi extends Bundle {
  inPreview: string;
}

/** Compiles them, or takes it from the cache when nothing of them has changed. Throws what Vite throws. */
export async function uiBundle(cache: string): Promise<StudioUi> {
  const memo = folderMemo(memoFolder(cache));
  const folders = [
    'tools/studio',
    'build/config',
    'build/diagnostics',
    'build/fleet',
    'build/shared',
    'src/brand',
    'src/lib',
  ];
  const lines = await Promise.all(folders.map((folder) => hashFolder(projectRoot, folder)));
  const bytes = await memo(['studio 4', ...lines.flat()], async () => {
    const made: StudioUi = { ...(await compileUi()), inPreview: await compileInPreview() };
    return Buffer.from(JSON.stringify(made));
  });
  return JSON.parse(bytes.toString('utf8')) as StudioUi; // we wrote it ourselves
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
        entry: join(projectRoot, 'tools/studio/ui/main.tsx'),
        formats: ['es'],
        fileName: 'studio',
        cssFileName: 'studio',
      },
    },
  });
}

async function compileInPreview(): Promise<string> {
  const input = join(projectRoot, 'tools/studio/in-preview/main.ts');
  const { js } = await bundle({
    build: { modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  return js;
}
