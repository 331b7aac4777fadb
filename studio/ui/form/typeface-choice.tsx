import { Input, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Told } from '../../wire';
import { ChooseFile, problemsId } from './choose-file';

interface TypefaceChoiceProps {
  id: string;
  label: string;
  description: ReactNode;
  /** The typefaces that the app brings. */
  names: readonly string[];
  /** The named one, or '' for none. */
  named: string;
  /** The name of the mall's own file. */
  file: string | undefined;
  /** What stands behind it. */
  note?: string;
  /** What the form holds (`ChooseFile`). */
  state: unknown;
  problems: readonly Told[];
  onName: (name: string) => void;
  onFile: (name: string, base64: string) => void;
  onNoFile: () => void;
}

/** A typeface by its name, or a file of the mall's own. Each one takes the place of the other. */
export function TypefaceChoice(props: TypefaceChoiceProps) {
  const { id, label, description, names, named, file, note, state, problems, onName, onFile, onNoFile } =
    props;
  const fileId = `${id}-file`;
  const known = named === '' || names.includes(named) ? names : [...names, named]; // a mistyped one is shown, too
  return (
    <Input.Wrapper label={label} labelElement="div" description={description}>
      <Select
        id={id}
        aria-label={label}
        aria-describedby={problemsId(fileId)}
        data={[...known]}
        value={named === '' ? null : named}
        placeholder={file ?? 'The font of the phone'}
        clearable
        clearButtonProps={{ 'aria-label': 'The font of the phone' }}
        mt={6}
        onChange={(next) => onName(next ?? '')}
      />
      <ChooseFile
        id={fileId}
        what={`${label}, a WOFF2 file of at most 60 kB`}
        accept="font/woff2,.woff2"
        current={file}
        {...(note !== undefined && { note })}
        limit="at most 60 kB, as WOFF2 for the web"
        state={state}
        problems={problems}
        onChosen={onFile}
        onGone={onNoFile}
      />
    </Input.Wrapper>
  );
}
