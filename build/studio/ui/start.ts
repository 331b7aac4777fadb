import type { StudioStart } from '../wire';

/** What the server put into the page. */
export const start = JSON.parse(document.getElementById('start')?.textContent ?? '{}') as StudioStart; // our own server wrote it
