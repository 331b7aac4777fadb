import type { Path } from '../../draft-text';
import type { Choice, Schema } from '../schema';

interface ExplainedProps {
  schema: Schema;
  path: Path;
  /** The name that stands in the config, where people see words in its place. */
  value?: string | undefined;
  more?: string;
}

/** What a field is for, and its key in merchant.json, which messages and guides name. */
export function Explained({ schema, path, value, more = '' }: ExplainedProps) {
  return (
    <>
      {schema.description}
      {more} <span className="key">{[path.at(-1), value].filter(Boolean).join(': ')}</span>
    </>
  );
}

/** What a choice means, and its name in merchant.json. */
export function ExplainedChoice({ choice }: { choice: Choice }) {
  return (
    <>
      {choice.description} <span className="key">{choice.value}</span>
    </>
  );
}
