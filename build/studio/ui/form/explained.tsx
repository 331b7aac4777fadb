import type { Path } from '../draft-text';
import type { Schema } from '../schema';

/** What a field is for, and its key in merchant.json, which messages and guides name. */
export function Explained({ schema, path, more = '' }: { schema: Schema; path: Path; more?: string }) {
  return (
    <>
      {schema.description}
      {more} <span className="key">{path.at(-1)}</span>
    </>
  );
}
