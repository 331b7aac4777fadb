import { create } from 'zustand';
import { abortAfter } from '@/lib/abort-after';
import { readTabValue, writeTabValue } from '@/session/tab-values';
import { isBusy } from './busy';

/** ms that the server gets to say whether a chunk is gone. */
const answerLimit = 5_000;

interface LostChunk {
  /** A chunk did not load, and the page may reload for it. No error is shown until that is known. */
  reloading: boolean;
}

export const useLostChunk = create<LostChunk>()(() => ({ reloading: false }));

/**
 * A chunk that is gone, as after a release, gets one reload per build: never offline, never twice, never under a
 * running upload, form or order. Otherwise the error screen offers Retry.
 *
 * Not every chunk that did not load is gone. WebKit and Firefox cancel imports when the shopper leaves the app, and report
 * that as a failure, too: a reload would cancel the way out. So the server is asked first.
 */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Router would reload by itself, offline too; its own mark keeps it from that.
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
 * Every browser but WebKit names the file. For WebKit the entry file stands in, because all files of a build
 * disappear together.
 */
function addressIn(message: string): string | undefined {
  return /\S*\/assets\/\S+\.(?:js|css)\b/.exec(message)?.[0];
}

/** The entry's file name carries its content's hash. */
function entryAddress(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/** Whether the server does not have a file any more; some hosts answer with the page instead of a 404. */
async function isGone(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: abortAfter(answerLimit),
    });
    return ok ? /html/.test(headers.get('content-type') ?? '') : status === 404 || status === 410;
  } catch {
    return false; // the network, or the shopper has left
  }
}
