import { once } from './once';

/**
 * A line between the tabs of this origin, opened with its first use. Browsers without BroadcastChannel keep their news to
 * themselves.
 */
export function tabChannel<News>(name: string) {
  const listeners = new Set<(news: News) => void>();
  const channel = once(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(name);
    opened.onmessage = ({ data }: MessageEvent<News>) => {
      for (const listener of listeners) listener(data);
    };
    return opened;
  });

  return {
    /** Tells the other tabs. This one does not hear it. */
    tell: (news: News): void => channel()?.postMessage(news),

    /** Calls `listener` with the news of other tabs. Returns a function that ends this. */
    follow(listener: (news: News) => void): () => void {
      channel();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
