/** 'saved': the backend's cart has changed. 'placed': it was ordered. */
export type CartNews = 'saved' | 'placed';

/** Tells the other tabs of this origin. Does nothing in browsers without BroadcastChannel. */
export function announceCart(news: CartNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ news, from: thisTab } satisfies Message);
  channel.close();
}

/** Calls back when another tab announces something, until the returned function is called. */
export function listenToCart(onNews: (news: CartNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.from !== thisTab) onNews(data.news);
  };
  return () => channel.close();
}

interface Message {
  news: CartNews;
  from: string;
}

const channelName = 'cart';

/** A message reaches every channel except the one that sent it, including channels of the same tab. */
const thisTab = `${Date.now()} ${Math.random()}`;
