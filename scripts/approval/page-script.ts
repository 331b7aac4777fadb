import { join } from 'node:path';
import { compileTarget } from '../../build/core/browsers/promise';
import { hashFolder } from '../../build/core/inputs';
import type { Memo } from '../../build/core/memo';
import { projectRoot } from '../../build/shared/project';
import { asProduction } from '../../studio/as-production';

/** The script of a preview's pages, for the same browsers as the app. Throws what Vite throws. */
export async function pageScript(memo: Memo): Promise<Buffer> {
  const folders = ['scripts/approval', 'src/contract', 'src/lib'];
  const lines = await Promise.all(folders.map((folder) => hashFolder(projectRoot, folder)));
  return memo(['preview 1', ...lines.flat()], compileScript);
}

/** Vite loads only here, because loading it takes longer than reading the cache. */
async function compileScript(): Promise<Buffer> {
  const { build } = await import('vite');
  const result = await asProduction(() =>
    build({
      root: projectRoot,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'warn',
      resolve: { alias: { '@': join(projectRoot, 'src') } },
      build: {
        write: false,
        target: compileTarget,
        modulePreload: false,
        rolldownOptions: {
          input: join(projectRoot, 'scripts/approval/page/page.ts'),
          output: { format: 'iife' },
        },
      },
    }),
  );
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return Buffer.from(outputs.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('\n'));
}
