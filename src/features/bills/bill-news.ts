type Listener = () => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/**
 * Tells this tab and the others that the bills at the backend have changed. So balance, lists and history are old now
 * (docs/product/bills.md#what-a-bill-changes).
 */
export function tellBillsChanged(): void {
  notify();
  openChannel()?.postMessage('changed');
}

/** Calls `listener` with each such change, in whichever tab it happened. Returns a function that ends this. */
export function followBillNews(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function openChannel(): BroadcastChannel | undefined {
  // Browsers without it show the change in other tabs when they ask for the data again.
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('bill-news');
    channel.onmessage = notify;
  }
  return channel;
}

function notify(): void {
  for (const listener of listeners) listener();
}
