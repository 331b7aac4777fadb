import { valueAt } from '../../../../build/shared/value-at';
import { counted } from '../../../../build/shared/words';
import type { Path } from '../../saving/draft-text';
import { useEditor } from '../editor-context';
import { schemaOf } from '../start';
import type { Choice } from './schema';

/** What a field is for. Its key in merchant.json, which messages and guides name, stands in the tooltip. */
export function Explained({ path, more = '' }: { path: Path; more?: string }) {
  const { config, shared } = useEditor();
  const malls = valueAt(config, path) === undefined ? shared?.malls[path.join('.')] : undefined;
  return (
    <span title={path.join('.')}>
      {schemaOf(path).description}
      {more}
      {malls !== undefined &&
        `. From the defaults of ${counted(malls, 'mall')}; a value here is for this mall alone`}
    </span>
  );
}

/** What a choice means. Its name in merchant.json stands in the tooltip. */
export function ExplainedChoice({ choice }: { choice: Choice }) {
  return <span title={choice.value}>{choice.description}</span>;
}
