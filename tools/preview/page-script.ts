import { join } from 'node:path';
import { compileTarget } from '../../build/core/browsers/promise';
import { hashFolder } from '../../build/core/inputs';
import type { Memo } from '../../build/core/memo';
import { projectRoot } from '../../build/shared/project';
import { bundle } from '../shared/bundle';

/** The script of a preview's pages, for the same browsers as the app. Throws what Vite throws. */
export async function pageScript(memo: Memo): Promise<Buffer> {
  const folders = ['tools/preview', 'src/contract', 'src/lib'];
  const lines = await Promise.all(folders.map((folder) => hashFolder(projectRoot, folder)));
  return memo(['preview 1', ...lines.flat()], compileScript);
}

async function compileScript(): Promise<Buffer> {
  const input = join(projectRoot, 'tools/preview/page/page.ts');
  const { js } = await bundle({
    build: {
      target: compileTarget,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  return Buffer.from(js);
}
