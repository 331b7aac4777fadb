import { valueAt } from '../../../../build/shared/value-at';
import type { Path } from '../../saving/draft-text';
import { problemsAt, useEditor } from '../editor-context';
import { schemaOf, titleOf } from '../start';
import { Explained } from './explained';
import { toldAtField } from './problem-notes';
import { fieldId, type Schema } from './schema';

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
