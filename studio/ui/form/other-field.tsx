import { JsonInput } from '@mantine/core';
import { useState } from 'react';
import { type FieldProps, useField } from './use-field';

/** A value of several shapes, as JSON. It is taken over when it can be read. */
export function OtherField(props: FieldProps) {
  const { value, set, common } = useField(props, ' (as JSON)');
  const known = value === undefined ? '' : JSON.stringify(value, null, 2);
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    setTyped(text);
    try {
      set(text.trim() === '' ? undefined : JSON.parse(text));
    } catch {
      // It is not finished yet.
    }
  };
  return (
    <JsonInput
      {...common}
      autosize
      minRows={2}
      value={typed ?? known}
      validationError="This is not JSON yet."
      onChange={take}
      onBlur={() => setTyped(undefined)}
    />
  );
}
