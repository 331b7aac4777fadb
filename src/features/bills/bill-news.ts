import { once } from '@/lib/once';

type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Tells this tab and the others that the bills at the backend have changed. So balance, lists and history are old now
 * (docs/product/bills.md#what-a-bill-changes).
 */
export function tellBillsChanged(): void {
  notify();
  channel()?.postMessage('changed');
}

/** Calls `listener` with each such change, in whichever tab it happened. Returns a function that ends this. */
export function followBillNews(listener: Listener): () => void {
  channel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const channel = once(() => {
  // Browsers without it show the change in other tabs when they ask for the data again.
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const opened = new BroadcastChannel('bill-news');
  opened.onmessage = notify;
  return opened;
});

function notify(): void {
  for (const listener of listeners) listener();
}
