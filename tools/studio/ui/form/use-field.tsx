import { valueAt } from '../../../../build/shared/value-at';
import { counted } from '../../../../build/shared/words';
import type { Path } from '../../saving/draft-text';
import { problemsAt, useEditor } from '../editor-context';
import { schemaOf, titleOf } from '../start';
import { toldAtField } from './problem-notes';
import { type Choice, fieldId, type Schema } from './schema';

export interface FieldProps {
  path: Path;
}

/** The schema of a key. What malls share is its default. */
export function useSchema(path: Path): Schema {
  const standard = valueAt(useEditor().shared?.values, path);
  return standard === undefined ? schemaOf(path) : { ...schemaOf(path), default: standard };
}

/** What every field needs: its schema, its value, a way to change it, and its words. `more` helps to fill it in. */
export function useField(path: Path, more = '') {
  const editor = useEditor();
  const schema = useSchema(path);
  const value = valueAt(editor.config, path);
  return {
    schema,
    value,
    set: (next: unknown) => editor.setValue(path, next),
    common: {
      id: fieldId(path),
      label: titleOf(path),
      ...toldAtField(problemsAt(editor, path, true), <Explained path={path} more={more} />),
    },
  };
}

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
