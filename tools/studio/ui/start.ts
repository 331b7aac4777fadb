import type { Path } from '../saving/draft-text';
import type { StudioStart } from '../wire';
import { type Schema, schemaAt, titlesOn } from './form/schema';

/** What the server put into the page. */
export const start = JSON.parse(document.getElementById('start')?.textContent ?? '{}') as StudioStart; // our own server wrote it

/** The schema of merchant.json. */
export const configSchema = start.schema as Schema; // our own server made it

/** The schema of the field at a path. */
export function schemaOf(path: Path): Schema {
  return schemaAt(path, configSchema);
}

/** What a person calls the field at a path. */
export function titleOf(path: Path): string {
  return titlesOn(path, configSchema).at(-1) ?? '';
}

/** The same behind the names of the parts that hold it. */
export function fullTitleOf(path: Path): string {
  return titlesOn(path, configSchema).join(' › ');
}
