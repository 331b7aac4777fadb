import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../build/shared/words';
import { valueAt } from '../../draft-text';
import { fieldsOf, standardWording } from '../schema';
import { useDraftContext } from './draft-context';
import { hasWords } from './find-fields';
import type { FieldProps } from './use-field';
import { Wordings } from './wordings';

/** The texts of the app: a search, and a field for each match. Without a search, only the mall's own wordings. */
export function TextsField({ path, schema }: FieldProps) {
  const draft = useDraftContext();
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const own = valueAt(draft.config, path);
  const texts = fieldsOf(schema);
  const found = texts.filter(([key, text]) =>
    wanted === '' ? valueAt(own, [key]) !== undefined : hasWords(`${key} ${standardWording(text)}`, wanted),
  );
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        maxLength={60}
        label="Search the texts"
        description={`${texts.length} texts. Type a word that you see in the app.`}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Text size="sm" className="quiet" role="status">
        {counted(found.length, 'text')} {wanted === '' ? 'with your own wording' : 'found'}
      </Text>
      <Wordings texts={found.map(([key, text]) => ({ path: [...path, key], schema: text }))} />
    </Stack>
  );
}
