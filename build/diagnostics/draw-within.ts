import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { VisiblePart } from '../brand/icon-drawing';
import { forkScript } from '../fork-script';

/** What the builder's library makes of a logo: its size in px, and what can be seen of it, if anything. */
export type Drawn =
  | { width: number; height: number; visible?: VisiblePart | undefined }
  | { failure: string };

/** How long drawing one small icon may take, in ms. A usual logo takes 2 ms, the largest allowed one about 400. */
export const drawingLimit = 5000;

/**
 * Draws one small icon of a logo in a process of its own, one logo after the other. Returns undefined when that takes
 * longer than `limit` ms, or more memory than there is. The process is ended then.
 */
export function drawWithin(logo: Buffer, limit = drawingLimit): Promise<Drawn | undefined> {
  const drawing = latest.then(() => draw(logo, limit));
  latest = drawing.catch(() => undefined);
  return drawing;
}

/** Ends the process once it has no work, because it holds 70 MB. The next logo starts another one. */
export function stopDrawing(): Promise<void> {
  const stopping = latest.then(() => running && end(running));
  latest = stopping.catch(() => undefined);
  return stopping;
}

let latest: Promise<unknown> = Promise.resolve();
/** Kept from logo to logo, because starting it takes longer than drawing dozens of logos. */
let running: ChildProcess | undefined;

async function draw(logo: Buffer, limit: number): Promise<Drawn | undefined> {
  running ??= await start();
  const drawer = running;
  const drawn = await answer(drawer, logo, limit);
  if (drawn) letGo(drawer);
  else await end(drawer);
  return drawn;
}

async function start(): Promise<ChildProcess> {
  const drawer = forkScript(new URL('./drawing-process.ts', import.meta.url), { stderr: 'ignore' });
  drawer.once('exit', () => {
    if (running === drawer) running = undefined;
  });
  await new Promise<void>((resolve, reject) => {
    drawer.once('message', () => resolve());
    drawer.once('error', reject);
    drawer.once('exit', (code) =>
      reject(new Error(`The process that draws logos does not start (${code}).`)),
    );
  });
  return drawer;
}

function answer(drawer: ChildProcess, logo: Buffer, limit: number): Promise<Drawn | undefined> {
  drawer.ref();
  drawer.channel?.ref();
  return new Promise((resolve) => {
    const settle = (drawn?: Drawn) => {
      clearTimeout(timer);
      drawer.off('message', settle).off('exit', giveUp);
      resolve(drawn);
    };
    const giveUp = () => settle();
    const timer = setTimeout(giveUp, limit);
    drawer.once('message', settle).once('exit', giveUp);
    drawer.send(logo, (error) => error && giveUp());
  });
}

/** Lets this process end while the drawing process still waits for work. The drawing process then ends by itself. */
function letGo(drawer: ChildProcess): void {
  drawer.unref();
  drawer.channel?.unref();
}

async function end(drawer: ChildProcess): Promise<void> {
  running = undefined;
  if (drawer.exitCode !== null || drawer.signalCode !== null) return;
  drawer.ref();
  const ended = once(drawer, 'exit');
  drawer.kill('SIGKILL');
  await ended;
}
