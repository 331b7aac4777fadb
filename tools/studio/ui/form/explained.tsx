import type { Path } from '../../saving/draft-text';
import { schemaOf } from '../start';
import type { Choice } from './schema';

/** What a field is for, and its key in merchant.json, which messages and guides name. `value`: where people see words in its place. */
export function Explained({
  path,
  value,
  more = '',
}: {
  path: Path;
  value?: string | undefined;
  more?: string;
}) {
  return (
    <>
      {schemaOf(path).description}
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
