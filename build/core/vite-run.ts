import { forkScript } from '../fork-script';

/** What the process that compiles tells at its end. */
export interface ViteResult {
  failure?: { message: string; stack?: string | undefined; code?: string };
}

/**
 * Compiles the app into a folder, in a process of its own: a compile takes 1 GB of memory, and Vite gives back nothing of
 * it until its process ends. Throws what Vite throws.
 */
export async function runVite(root: string, outDir: string): Promise<void> {
  const { failure } = await new Promise<ViteResult>((resolve, reject) => {
    const compiler = forkScript(new URL('./vite-process.ts', import.meta.url), {
      args: [root, outDir],
      env: { NODE_ENV: 'production' }, // another one was meant for another program, such as a test runner
    });
    compiler.once('message', (result) => resolve(result as ViteResult)); // sent by vite-process.ts
    compiler.once('error', reject);
    compiler.once('exit', (code, killed) =>
      reject(new Error(`The process that compiles the app ended early (${killed ?? code}).`)),
    );
  });
  if (failure) throw Object.assign(new Error(failure.message), failure);
}
