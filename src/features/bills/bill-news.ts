import { tabChannel } from '@/lib/tab-channel';
import { askToStay } from '@/session/ask-to-stay';
import { noteStep } from '@/session/steps';

type Listener = () => void;

const listeners = new Set<Listener>();
const otherTabs = tabChannel<'changed'>('bill-news');

/**
 * Tells this tab and the others that the bills at the backend have changed. So balance, lists and history are old now
 * (docs/product/bills.md#what-a-bill-changes).
 */
export function tellBillsChanged(): void {
  for (const listener of listeners) listener();
  otherTabs.tell('changed');
}

/** The backend has a bill that it did not have. */
export function tellBillSent(): void {
  noteStep('billSent');
  void askToStay();
  tellBillsChanged();
}

/** Calls `listener` with each such change, in whichever tab it happened. Returns a function that ends this. */
export function followBillNews(listener: Listener): () => void {
  listeners.add(listener);
  const leave = otherTabs.follow(listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
}
