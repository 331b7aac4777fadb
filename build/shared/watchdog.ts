import { Worker } from 'node:worker_threads';

/** Runs in a thread of its own, so it also ends a process that computes and hears neither timers nor Ctrl-C. */
const code = `
const { workerData } = require('node:worker_threads');
setTimeout(() => {
  require('node:fs').writeSync(2, workerData.message + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, workerData.ms);
`;

/**
 * Ends this process with a message when `work` takes longer than `ms`, whatever it is at: what a command reads from
 * others may keep it busy for ever.
 */
export async function endedAfter<T>(ms: number, message: string, work: () => Promise<T>): Promise<T> {
  const worker = new Worker(code, { eval: true, execArgv: [], workerData: { ms, message } });
  worker.unref();
  try {
    return await work();
  } finally {
    await worker.terminate();
  }
}
