import { valueAt } from '../../../../build/shared/value-at';
import { counted } from '../../../../build/shared/words';
import type { Path } from '../../saving/draft-text';
import { useEditor } from '../editor-context';
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
  const { config, shared } = useEditor();
  const malls = valueAt(config, path) === undefined ? shared?.malls[path.join('.')] : undefined;
  return (
    <>
      {schemaOf(path).description}
      {more}
      {malls === undefined
        ? ' '
        : `. From the defaults of ${counted(malls, 'mall')}; a value here is for this mall alone `}
      <span className="key">{[path.at(-1), value].filter(Boolean).join(': ')}</span>
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
