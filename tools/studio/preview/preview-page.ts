import { insideHref, longestAddress } from '@/lib/inside-href';
import type { Session } from './studio-backend';

/** Forgets everything, stores what a login stores, or nothing for a visitor, and opens the screen that was asked for. */
export const sessionScript = `
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

/** A page that logs a sample member in, or out, and leads to `next`, if that is a path of the app at this origin. */
export function sessionPage(session: Session, next: string, origin: string): string {
  const inside = next.length > longestAddress ? undefined : insideHref(next, origin);
  const json = JSON.stringify({ ...session, next: inside ?? '/' }).replaceAll('<', '\\u003c');
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
