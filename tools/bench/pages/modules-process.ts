import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { InlineConfig, Rolldown } from 'vite';
import { build } from 'vite';
import type { ModuleChunk } from './package-bytes';

/** Compiles the app of the current folder, with that folder's own settings, and writes its chunks with their modules. */
const [out = '', file = ''] = process.argv.slice(2);
const root = process.cwd();
const settings = pathToFileURL(join(root, 'build/core/vite-config.ts')).href;
const { viteConfig } = (await import(settings)) as { viteConfig: (root: string) => InlineConfig };
const config = viteConfig(root);
// One output, because the settings name one.
const built = (await build({
  ...config,
  build: { ...config.build, outDir: out, emptyOutDir: true },
})) as Rolldown.RolldownOutput;
const chunks = built.output.flatMap((chunk): ModuleChunk[] =>
  chunk.type !== 'chunk'
    ? []
    : [
        {
          file: chunk.fileName,
          ...(chunk.facadeModuleId && { source: relative(root, chunk.facadeModuleId).replaceAll('\\', '/') }),
          isEntry: chunk.isEntry,
          imports: chunk.imports,
          brotli: brotliCompressSync(chunk.code).length,
          modules: Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({ id, renderedLength })),
        },
      ],
);
await writeFile(file, JSON.stringify(chunks));
