import { forkScript } from '../shared/fork-script';

/** What the process that compiles tells: how it ended. */
export interface ViteMessage {
  failure?: ViteFailure | undefined;
}

export interface ViteFailure {
  message: string;
  stack?: string | undefined;
  code?: string | undefined;
}

/** Beside Vite's own description of what it emitted: the parts of the page, as JSON. They are there when all is. */
export const pagePartsFile = '.vite/page.json';

const endedEarly = 'The process that compiles the app ended early';

export interface ViteRun {
  /** Settles when all files are there. Throws what Vite throws. */
  ended: Promise<void>;
  stop: () => void;
}

/**
 * Compiles the app into a folder, in a process of its own: a compile takes 1 GB of memory, and Vite gives back nothing of
 * it until its process ends.
 */
export function runVite(root: string, outDir: string): ViteRun {
  const compiler = forkScript(new URL('./vite-process.ts', import.meta.url), {
    args: [root, outDir],
    env: { NODE_ENV: 'production' }, // another one was meant for another program, such as a test runner
  });
  const ended = new Promise<void>((resolve, reject) => {
    compiler.on('message', (sent) => {
      const { failure } = sent as ViteMessage; // sent by vite-process.ts
      if (failure) reject(errorOf(failure));
      else resolve();
    });
    compiler.once('error', reject);
    compiler.once('exit', (code, killed) =>
      reject(errorOf({ message: `${endedEarly} (${killed ?? code}).`, code: 'ENDED_EARLY' })),
    );
  });
  return { ended, stop: () => compiler.kill('SIGKILL') };
}

/** The stack here says nothing about Vite's mistake, so it is that of the other process, or none. */
function errorOf({ message, stack = message, code }: ViteFailure): Error {
  return Object.assign(new Error(message), { stack, ...(code !== undefined && { code }) });
}
