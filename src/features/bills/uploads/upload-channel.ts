/** What the tabs of this browser tell each other about their common list. */
type News =
  /** Something was added, changed or taken out: look into the storage. */
  | { kind: 'changed' }
  /** The part of an upload's bytes that has left the device, 0 to 1. Not stored, because it changes all the time. */
  | { kind: 'sent'; id: string; part: number };

let channel: BroadcastChannel | undefined;

/** Opens the line to the other tabs, once. Browsers without BroadcastChannel keep their news to themselves. */
export function listenToUploads(onNews: (news: News) => void): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('bill-uploads');
  channel.onmessage = ({ data }: MessageEvent<News>) => onNews(data);
}

export function tellUploads(news: News): void {
  channel?.postMessage(news);
}
