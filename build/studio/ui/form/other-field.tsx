import { JsonInput } from '@mantine/core';
import { useState } from 'react';
import { type Path, valueAt } from '../draft-text';
import { labelOf, type Schema } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { toldAtField } from './problem-notes';

/** A value of several shapes, as JSON. It is taken over when it can be read. */
export function OtherField({ path, schema }: { path: Path; schema: Schema }) {
  const draft = useDraftContext();
  const value = valueAt(draft.config, path);
  const known = value === undefined ? '' : JSON.stringify(value, null, 2);
  const [typed, setTyped] = useState<string>();
  const problems = problemsAt(draft, path, true);
  const take = (text: string) => {
    setTyped(text);
    try {
      draft.setValue(path, text.trim() === '' ? undefined : JSON.parse(text));
    } catch {
      // It is not finished yet.
    }
  };
  return (
    <JsonInput
      label={labelOf(path.at(-1) ?? '')}
      autosize
      minRows={2}
      value={typed ?? known}
      validationError="This is not JSON yet."
      {...toldAtField(problems, `${schema.description ?? ''} (as JSON)`)}
      onChange={take}
      onBlur={() => setTyped(undefined)}
    />
  );
}
