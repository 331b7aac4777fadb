import { type Path, valueAt } from '../../draft-text';
import { fieldId, type Schema, titleOf } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { Explained } from './explained';
import { toldAtField } from './problem-notes';

export interface FieldProps {
  path: Path;
  schema: Schema;
}

/** What every field needs: its value, a way to change it, and its words. `more` helps to fill it in. */
export function useField({ path, schema }: FieldProps, more = '') {
  const draft = useDraftContext();
  const value = valueAt(draft.config, path);
  const named = schema.enum && typeof value === 'string' ? value : undefined;
  const explained = <Explained schema={schema} path={path} value={named} more={more} />;
  return {
    value,
    set: (next: unknown) => draft.setValue(path, next),
    common: {
      id: fieldId(path),
      label: titleOf(schema, path),
      ...toldAtField(problemsAt(draft, path, true), explained),
    },
  };
}
