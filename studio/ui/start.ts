import type { StudioStart } from '../wire';
import type { Schema } from './schema';

/** What the server put into the page. */
export const start = JSON.parse(document.getElementById('start')?.textContent ?? '{}') as StudioStart; // our own server wrote it

/** The schema of merchant.json. */
export const configSchema = start.schema as Schema; // our own server made it
