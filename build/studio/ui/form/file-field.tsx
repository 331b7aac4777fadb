import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { useState } from 'react';
import { type Path, valueAt } from '../draft-text';
import { fieldId, labelOf, type Schema } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { ProblemNotes } from './problem-notes';

/** Whether a key of the config names a picture in the merchant's folder. */
export function isFileKey(path: Path): boolean {
  return path.length === 1 && (path[0] === 'logo' || path[0] === 'icon');
}

/** Bytes. Larger pictures are refused by the check anyway. */
const largest = 4_000_000;

/** A file of the merchant's folder. A chosen file takes the name that its place has, so nothing else has to change. */
export function FileField({ path, schema }: { path: Path; schema: Schema }) {
  const draft = useDraftContext();
  const [tooLarge, setTooLarge] = useState(false);
  const key = String(path.at(-1));
  const named = valueAt(draft.config, path);
  const current =
    typeof named === 'string' ? named : typeof schema.default === 'string' ? schema.default : undefined;
  const ofFile = (draft.answer?.problems ?? []).filter(({ file }) => file === current);
  const problems = [...problemsAt(draft, path, true), ...ofFile];

  const take = async (file: File | null) => {
    if (!file) return;
    setTooLarge(file.size > largest);
    if (file.size > largest) return;
    const extension = /\.(svg|png)$/i.exec(file.name)?.[0].toLowerCase() ?? '.svg';
    const name = `${key}${extension}`;
    draft.setFile(name, base64Of(new Uint8Array(await file.arrayBuffer())));
    if (name !== current) draft.setValue(path, name === schema.default ? undefined : name);
  };

  return (
    <Input.Wrapper label={labelOf(key)} description={schema.description}>
      <Group gap="sm" mt={6}>
        <FileButton accept="image/svg+xml,image/png,.svg,.png" onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} id={fieldId(path)} variant="default" size="xs">
              {current === undefined ? 'Choose a file' : 'Choose another file'}
            </Button>
          )}
        </FileButton>
        <Text size="sm" className="quiet">
          {current ?? 'none'}
          {current !== undefined && draft.sent.files[current] !== undefined && ' (not saved yet)'}
        </Text>
      </Group>
      {tooLarge && (
        <Text size="xs" className="error" role="alert">
          The file is larger than 4 MB.
        </Text>
      )}
      <ProblemNotes problems={problems} />
    </Input.Wrapper>
  );
}

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let index = 0; index < bytes.length; index += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(index, index + 0x8000));
  }
  return btoa(binary);
}
