import type { PreviewNews, PreviewOrder } from '../wire';
import { openFinder } from './finder';

/**
 * Runs in the previewed page before the app. It tells the studio which screen is shown, and does what the studio asks.
 * Only the studio can frame this page, so the news may go to whoever does.
 */
function start(): void {
  const tell = (news: PreviewNews) => parent.postMessage(news, '*');
  const tellPath = (led: boolean) => tell({ shownPath: location.pathname + location.search, led });
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function (...values) {
      original.apply(this, values);
      tellPath(name === 'replaceState');
    };
  }
  // There is no worker, and the app needs none to be looked at.
  if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
  const finder = openFinder(tell);
  addEventListener('popstate', () => tellPath(false));
  addEventListener('DOMContentLoaded', () => {
    tellPath(true);
    tell({ ready: true });
  });
  addEventListener('message', ({ source, data }: MessageEvent<PreviewOrder>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    if ('reload' in data) location.reload();
    else if ('find' in data) finder.find(data.find || undefined);
    else if ('mark' in data) finder.mark(data.mark || undefined, data.wait);
    else if ('open' in data && /^\/(?![/\\])/.test(data.open)) location.assign(data.open);
  });
}

if (parent !== window) start();
