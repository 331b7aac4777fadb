import { create } from 'zustand';
import { abortAfter } from '@/lib/abort-after';
import { readTabValue, writeTabValue } from '@/session/tab-values';
import { isBusy } from './busy';

/** How long the server may take to say whether a chunk is missing, in ms. */
const answerLimit = 5_000;

interface LostChunk {
  /** A chunk did not load, and the page may reload because of it. Until that is decided, no error shows. */
  reloading: boolean;
}

export const useLostChunk = create<LostChunk>()(() => ({ reloading: false }));

/**
 * If a chunk is missing, for example after a release, the page reloads once per build, but not offline and not during
 * an upload, a form or an order. Otherwise the error screen offers Retry.
 *
 * Not every chunk that did not load is missing. WebKit and Firefox cancel imports when the shopper leaves the app, and
 * report that as a failure too. A reload would then bring her back. So the app asks the server first.
 */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // TanStack Router would reload by itself, even offline. Its own mark prevents that.
    writeTabValue(`tanstack_router_reload:${payload.message}`, '1');
    void reloadIfGone(addressIn(payload.message) ?? entryAddress());
  });
}

async function reloadIfGone(address: string): Promise<void> {
  const mark = `lost-chunk:${entryAddress()}`;
  const mayReload = () => navigator.onLine && !isBusy() && readTabValue(mark) === undefined;
  if (!mayReload()) return;
  useLostChunk.setState({ reloading: true });
  if ((await isGone(address)) && mayReload() && writeTabValue(mark, '1')) location.reload();
  else useLostChunk.setState({ reloading: false });
}

/**
 * Every browser except WebKit names the file. For WebKit we ask for the entry file, because all files of a build
 * disappear together.
 */
function addressIn(message: string): string | undefined {
  return /\S*\/assets\/\S+\.(?:js|css)\b/.exec(message)?.[0];
}

/** The entry's file name carries its content's hash. */
function entryAddress(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/** Whether the server no longer has a file. Some hosts answer with the page instead of a 404. */
async function isGone(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: abortAfter(answerLimit),
    });
    return ok ? /html/.test(headers.get('content-type') ?? '') : status === 404 || status === 410;
  } catch {
    return false; // the network failed, or the shopper has left
  }
}
