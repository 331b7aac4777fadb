import { Button, CloseButton, FileButton, Group, Input, Select, Text } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { toBase64 } from '@/lib/base64';
import { sizeText } from '../../../../build/shared/words';
import type { Told } from '../../wire';
import { ProblemNotes } from '../form/problem-notes';

/** What may be chosen: types and endings, as a file input takes them, and how large it may be, in words. */
const kinds = {
  picture: {
    accept: 'image/svg+xml,image/png,.svg,.png',
    limit: 'at most 200 kB as SVG, or 2 MB as PNG; a PNG needs 1,024 px on its longer side',
  },
  share: { accept: 'image/png,image/jpeg,.png,.jpg,.jpeg', limit: 'at most 600 kB, such as a JPG' },
  photo: {
    accept: 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp',
    limit: 'at least 1,200 × 800 px and at most 40 MB',
  },
  font: { accept: 'font/woff2,.woff2', limit: 'at most 60 kB, as WOFF2 for the web' },
} as const;

interface ChooseFileProps {
  id: string;
  /** What the file is, such as the logo. */
  what: string;
  kind: keyof typeof kinds;
  /** The name of the file that is there now. */
  current: string | undefined;
  /** It is in the draft alone. */
  unsaved?: boolean;
  /** What the form holds. When that changes, such as by Undo, the refusal of a file is old. */
  state: unknown;
  problems: readonly Told[];
  onChosen: (name: string, base64: string) => void;
  /** Makes what is taken from the chosen file. */
  prepare?: (file: File) => Promise<Blob>;
  /** Takes the file back. Missing where there must be one. */
  onGone?: (() => void) | undefined;
}

/** Bytes. Larger files are refused by the check anyway. */
const largest = 4_000_000;
/** The same for one that is prepared first. */
const largestRaw = 40_000_000;

/** A button that takes a file from this computer, and the name of the one that is there. */
export function ChooseFile(props: ChooseFileProps) {
  const { id, what, kind, current, unsaved = false, state, problems, onChosen, onGone, prepare } = props;
  const { accept, limit } = kinds[kind];
  const [refused, setRefused] = useState<{ text: string; state: unknown }>();
  const forget = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const take = async (file: File | null) => {
    if (!file) return;
    forget.current?.(); // so that the same file can be chosen again
    const fits = file.size <= (prepare ? largestRaw : largest);
    const taken = fits && (await prepare?.(file).catch(() => undefined));
    const bytes = fits && (await (taken || file).arrayBuffer().catch(() => undefined)); // it may be in a cloud, or on a stick that is gone
    const text = fits
      ? `${file.name} cannot be read, so it was not taken. Copy it to this computer, and choose the copy.`
      : `${file.name} has ${sizeText(file.size)}, so it was not taken. Choose one with ${limit}.`;
    setRefused(bytes ? undefined : { text, state });
    if (bytes) onChosen(file.name, toBase64(new Uint8Array(bytes)));
  };
  const takeBack = () => {
    button.current?.focus(); // the cross goes with the file
    setRefused(undefined);
    onGone?.();
  };
  const text = current === undefined ? 'Choose a file' : 'Choose another file';
  return (
    <>
      <Group gap="sm" mt={6}>
        <FileButton accept={accept} resetRef={forget} onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              {...props}
              ref={button}
              id={id}
              aria-label={`${text}: ${what}`}
              aria-describedby={problemsId(id)}
              size="xs"
            >
              {text}
            </Button>
          )}
        </FileButton>
        <Text className="quiet wrapping">
          {current ?? 'none'}
          {unsaved && ' (not saved yet)'}
        </Text>
        {onGone && current !== undefined && (
          <CloseButton size="sm" aria-label={`Do without this file: ${what}`} onClick={takeBack} />
        )}
      </Group>
      {refused && refused.state === state && (
        <Text size="xs" className="error" role="alert">
          <bdi>{refused.text}</bdi>
        </Text>
      )}
      <div id={problemsId(id)}>
        <ProblemNotes problems={problems} />
      </div>
    </>
  );
}

/** The id of what is wrong with a file, so that the button is read with it. */
function problemsId(id: string): string {
  return `${id}-problems`;
}

interface TypefaceChoiceProps extends Omit<ChooseFileProps, 'what' | 'kind'> {
  label: string;
  description: ReactNode;
  /** The typefaces that the app brings. */
  names: readonly string[];
  /** The named one, or '' for none. */
  named: string;
  onName: (name: string) => void;
}

/** A typeface by its name, or a file of the mall's own. Each one takes the place of the other. */
export function TypefaceChoice(props: TypefaceChoiceProps) {
  const { label, description, names, named, onName, ...file } = props;
  const fileId = `${file.id}-file`;
  const known = named === '' || names.includes(named) ? names : [...names, named]; // a mistyped one is shown, too
  return (
    <Input.Wrapper label={label} labelElement="div" description={description}>
      <Select
        id={file.id}
        aria-label={label}
        aria-describedby={problemsId(fileId)}
        data={[...known]}
        value={named === '' ? null : named}
        placeholder={file.current ?? 'The font of the phone'}
        clearable
        clearButtonProps={{ 'aria-label': 'The font of the phone' }}
        mt={6}
        onChange={(next) => onName(next ?? '')}
      />
      <ChooseFile {...file} id={fileId} what={`${label}, a WOFF2 file of at most 60 kB`} kind="font" />
    </Input.Wrapper>
  );
}
