import { valueAt } from '../../draft-text';
import { fieldId, titleOf } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { Explained } from './explained';
import { TypefaceChoice } from './typeface-choice';
import type { FieldProps } from './use-field';

/** The name that a file of the mall's own gets, whatever it is called on this computer. */
const ownFile = 'font.woff2';

/** The typeface of a mall, chosen by its name or as a file. */
export function TypefaceField({ path, schema }: FieldProps) {
  const draft = useDraftContext();
  const value = valueAt(draft.config, path);
  const named = typeof value === 'string' ? value : '';
  const file = named.endsWith('.woff2') ? named : undefined;
  const unsaved = file !== undefined && draft.sent.files[file] !== undefined;
  return (
    <TypefaceChoice
      id={fieldId(path)}
      label={titleOf(schema, path)}
      description={<Explained schema={schema} path={path} />}
      names={schema.examples ?? []}
      named={file === undefined ? named : ''}
      file={file}
      note={unsaved ? ' (not saved yet)' : ''}
      state={draft.sent}
      problems={problemsAt(draft, path)}
      onName={(name) => draft.setFile(path, name === '' ? undefined : name)}
      onFile={(_chosen, base64) => draft.setFile(path, ownFile, { name: ownFile, base64 })}
      onNoFile={() => draft.setFile(path, undefined)}
    />
  );
}
