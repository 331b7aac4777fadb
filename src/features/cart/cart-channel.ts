/** 'saved': the backend holds other lines; 'placed': they were ordered. */
export type CartNews = 'saved' | 'placed';

/** Tells the other tabs of this origin; browsers without BroadcastChannel keep it to themselves. */
export function announceCart(news: CartNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ news, from: thisTab } satisfies Message);
  channel.close();
}

/** Calls back for what other tabs announce, until the returned function is called. */
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

/** A message reaches every channel but the one that sent it, those of the same tab too. */
const thisTab = `${Date.now()} ${Math.random()}`;
