import type { PreviewNews, PreviewOrder } from '../wire';
import { openFinder } from './finder';

/**
 * Runs in the previewed page before the app. It tells the studio which screen is shown, and does what the studio asks.
 * Only the studio can frame this page, so the news may go to whoever does.
 */
function start(): void {
  const tell = (news: PreviewNews) => parent.postMessage(news, '*');
  const draft = document.currentScript?.dataset.draft ?? '';
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
  takeNetworkAway();
  leaveFocus();
  const finder = openFinder(tell);
  addEventListener('popstate', () => tellPath(false));
  addEventListener('DOMContentLoaded', () => {
    tellPath(true);
    tell({ ready: draft });
  });
  addEventListener('message', ({ source, data }: MessageEvent<PreviewOrder>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    if ('reload' in data) location.reload();
    else if ('offline' in data) setOffline(data.offline);
    else if ('find' in data) finder.find(data.find || undefined);
    else if ('open' in data && /^\/(?![/\\])/.test(data.open)) location.assign(data.open);
  });
}

/** The window keeps its name over every page of the app. */
const isOffline = () => window.name === 'offline';

function setOffline(next: boolean): void {
  if (next === isOffline()) return;
  window.name = next ? 'offline' : '';
  dispatchEvent(new Event(next ? 'offline' : 'online'));
}

/** While it is offline, the app reaches no backend. Its own files come from the phone in a real site. */
function takeNetworkAway(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => !isOffline() });
  const [ask, send] = [fetch, XMLHttpRequest.prototype.send];
  window.fetch = (...asked) =>
    isOffline() ? Promise.reject(new TypeError('Failed to fetch')) : ask(...asked);
  XMLHttpRequest.prototype.send = function (...sent) {
    if (isOffline()) setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
    else Reflect.apply(send, this, sent);
  };
}

/** The app focuses fields by itself, which must not take the focus from somebody who types in the form. */
function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...how) {
    if (document.hasFocus()) Reflect.apply(focus, this, how);
  };
}

if (parent !== window) start();
