import { forkScript } from '../shared/fork-script';

/** What the process that compiles tells: that the app's files are there, then how it ended. */
export type ViteMessage = { kind: 'written' } | { kind: 'ended'; failure?: ViteFailure };

export interface ViteFailure {
  message: string;
  stack?: string | undefined;
  code?: string | undefined;
}

/** Beside Vite's own description of what it emitted: the parts of the page, as JSON. They are there when all is. */
export const pagePartsFile = '.vite/page.json';

const endedEarly = 'The process that compiles the app ended early';

export interface ViteRun {
  /** Settles when the app's files are there. The service worker still compiles then. Throws what Vite throws. */
  written: Promise<void>;
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
  let isWritten = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    compiler.on('message', (sent) => {
      const message = sent as ViteMessage; // sent by vite-process.ts
      if (message.kind === 'written') isWritten();
      else if (message.failure) reject(errorOf(message.failure));
      else resolve();
    });
    compiler.once('error', reject);
    compiler.once('exit', (code, killed) =>
      reject(errorOf({ message: `${endedEarly} (${killed ?? code}).`, code: 'ENDED_EARLY' })),
    );
  });
  const written = new Promise<void>((resolve, reject) => {
    isWritten = resolve;
    ended.then(resolve, reject);
  });
  written.catch(() => undefined); // whoever waits is told; perhaps nobody waits yet
  return { written, ended, stop: () => compiler.kill('SIGKILL') };
}

/** The stack here says nothing about Vite's mistake, so it is that of the other process, or none. */
function errorOf({ message, stack = message, code }: ViteFailure): Error {
  return Object.assign(new Error(message), { stack, ...(code !== undefined && { code }) });
}
