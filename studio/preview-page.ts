import type { Session } from './studio-backend';

/**
 * Runs in the previewed page before the app. It tells the studio which screen is shown, and does what the studio asks.
 * Only the studio can frame this page, so the news may go to whoever does.
 */
const preview = `
(() => {
  if (parent === window) return;
  const tell = (led) => parent.postMessage({ shownPath: location.pathname + location.search, led }, '*');
  for (const name of ['pushState', 'replaceState']) {
    const original = history[name];
    history[name] = function (...values) {
      original.apply(this, values);
      tell(name === 'replaceState');
    };
  }
  // There is no worker, and the app needs none to be looked at.
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
  addEventListener('popstate', () => tell(false));
  addEventListener('DOMContentLoaded', () => tell(true));
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    if (data.reload === true) location.reload();
    else if (/^\\/(?![/\\\\])/.test(data.open)) location.assign(data.open);
  });
})();
`;

/** Forgets everything, stores what a login stores, or nothing for a visitor, and opens the screen that was asked for. */
const session = `
(async () => {
  const { stored, handedOn, next } = JSON.parse(document.getElementById('session').textContent);
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  Object.assign(localStorage, stored);
  if (!handedOn) return location.replace(next);
  history.replaceState({ ...handedOn, __TSR_index: 0, __TSR_key: 'studio' }, '', next); // without them the router drops it
  location.reload();
})();
`;

/** Scripts that only the preview has, by their path. */
export const previewScripts: Readonly<Partial<Record<string, string>>> = {
  '/studio-preview.js': preview,
  '/studio-session.js': session,
};

/** A page that logs a sample member in, or out, and leads to `next`, a path of the app. */
export function sessionPage(session: Session, next: string): string {
  const inside = /^\/(?![/\\]).{0,2000}$/.test(next) ? next : '/';
  const json = JSON.stringify({ ...session, next: inside }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Logging in</title></head>
<body>
<script type="application/json" id="session">${json}</script>
<script src="/studio-session.js"></script>
</body>
</html>
`;
}
