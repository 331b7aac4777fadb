import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { taskQueue } from '@/lib/task-queue';
import type { VisiblePart } from '../../brand/icon-drawing';
import { forkScript } from '../../shared/fork-script';

/** What the builder's library makes of a logo: its size in px, and what can be seen of it, if anything. */
export type Drawn =
  | { width: number; height: number; visible?: VisiblePart | undefined }
  | { failure: string };

/** How long drawing one small icon may take, in ms. A usual logo takes 2 ms, the largest allowed one about 400. */
export const drawingLimit = 5000;

/** The process that draws. It is kept from logo to logo, because starting it takes longer than drawing dozens of logos. */
const drawer: { running?: ChildProcess | undefined } = {};
const inTurn = taskQueue();

/**
 * Draws one small icon of a logo in a process of its own, one logo after the other. Returns undefined when that takes
 * longer than `limit` ms, or more memory than there is. The process is ended then. A process that dies in the middle is
 * replaced once.
 */
export function drawWithin(logo: Buffer, limit = drawingLimit): Promise<Drawn | undefined> {
  return inTurn(() => draw(logo, limit));
}

/** Ends the process once it has no work, because it holds 70 MB. The next logo starts another one. */
export function stopDrawing(): Promise<void> {
  return inTurn(end);
}

async function draw(logo: Buffer, limit: number): Promise<Drawn | undefined> {
  for (const isLast of [false, true]) {
    drawer.running ??= await start();
    const { running } = drawer;
    const drawn = running ? await answer(running, logo, limit) : 'died';
    if (running && typeof drawn === 'object') {
      letGo(running);
      return drawn;
    }
    await end();
    // After a death it tries again: perhaps the memory was short, and is not any more.
    if (drawn === 'late' || isLast) return undefined;
  }
  return undefined;
}

/** `undefined` when somebody ends the process before it is ready. */
async function start(): Promise<ChildProcess | undefined> {
  const started = forkScript(new URL('./drawing-process.ts', import.meta.url), { stderr: 'ignore' });
  started.once('exit', () => {
    if (drawer.running === started) drawer.running = undefined;
  });
  return new Promise((resolve, reject) => {
    started.once('message', () => resolve(started));
    started.once('error', reject);
    started.once('exit', (code, killed) =>
      killed
        ? resolve(undefined)
        : reject(new Error(`The process that draws logos does not start (${code}).`)),
    );
  });
}

function answer(running: ChildProcess, logo: Buffer, limit: number): Promise<Drawn | 'died' | 'late'> {
  running.ref();
  running.channel?.ref();
  return new Promise((resolve) => {
    const settle = (drawn: Drawn | 'died' | 'late') => {
      clearTimeout(timer);
      running.off('message', settle).off('exit', die);
      resolve(drawn);
    };
    const die = () => settle('died');
    const timer = setTimeout(() => settle('late'), limit);
    running.once('message', settle).once('exit', die);
    running.send(logo, (error) => error && die());
  });
}

/** Lets this process end while the drawing process still waits for work. The drawing process then ends by itself. */
function letGo(running: ChildProcess): void {
  running.unref();
  running.channel?.unref();
}

async function end(): Promise<void> {
  const { running } = drawer;
  drawer.running = undefined;
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  running.ref();
  const ended = once(running, 'exit');
  running.kill('SIGKILL');
  await ended;
}
