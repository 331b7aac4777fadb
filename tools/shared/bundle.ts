import { join } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { projectRoot } from '../../build/shared/project';

/** Script and styles of a page that is no part of the app, each as one text. */
export interface Bundle {
  js: string;
  css: string;
}

/** Compiles such a page, without a setting of the app's own compile. Throws what Vite throws. */
export async function bundle({ build: options, ...more }: InlineConfig): Promise<Bundle> {
  const { build } = await import('vite'); // only here, because loading it takes longer than reading the cache
  const result = await asProduction(() =>
    build({
      root: projectRoot,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'warn',
      resolve: { alias: { '@': join(projectRoot, 'src') } },
      ...more,
      build: { write: false, ...options },
    }),
  );
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return { js: textOf(outputs, '.js'), css: textOf(outputs, '.css') };
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

function textOf(outputs: readonly Output[], ending: string): string {
  return outputs
    .filter(({ fileName }) => fileName.endsWith(ending))
    .map((each) => (each.type === 'chunk' ? each.code : String(each.source)))
    .join('\n');
}

/**
 * Runs a compile for shoppers and staff, not for development. A NODE_ENV that is already set was meant for another
 * program, such as a test runner.
 */
async function asProduction<T>(compile: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await compile();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
