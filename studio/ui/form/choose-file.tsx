import { Button, CloseButton, FileButton, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { sizeText } from '../../../build/shared/size-text';
import type { Told } from '../../wire';
import { ProblemNotes } from './problem-notes';

interface ChooseFileProps {
  id: string;
  /** What the file is, such as the logo. */
  what: string;
  /** Types and endings, as a file input takes them. */
  accept: string;
  /** The name of the file that is there now. */
  current: string | undefined;
  /** What stands behind its name. */
  note?: string;
  /** How large it may be, in words. */
  limit: string;
  /** What the form holds. When that changes, such as by Undo, the refusal of a file is old. */
  state: unknown;
  problems: readonly Told[];
  onChosen: (name: string, base64: string) => void;
  /** Takes the file back. Missing where there must be one. */
  onGone?: () => void;
}

/** Bytes. Larger files are refused by the check anyway. */
const largest = 4_000_000;

/** The id of what is wrong with a file, so that the button is read with it. */
export function problemsId(id: string): string {
  return `${id}-problems`;
}

/** A button that takes a file from this computer, and the name of the one that is there. */
export function ChooseFile(props: ChooseFileProps) {
  const { id, what, accept, current, note = '', limit, state, problems, onChosen, onGone } = props;
  const [refused, setRefused] = useState<{ text: string; state: unknown }>();
  const forget = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const take = async (file: File | null) => {
    if (!file) return;
    forget.current?.(); // so that the same file can be chosen again
    const text = `${file.name} has ${sizeText(file.size)}, so it was not taken. Choose one with ${limit}.`;
    setRefused(file.size > largest ? { text, state } : undefined);
    if (file.size <= largest) onChosen(file.name, base64Of(new Uint8Array(await file.arrayBuffer())));
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
              variant="default"
              size="xs"
            >
              {text}
            </Button>
          )}
        </FileButton>
        <Text size="sm" className="quiet file-name">
          {current ?? 'none'}
          {note}
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

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let index = 0; index < bytes.length; index += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(index, index + 0x8000));
  }
  return btoa(binary);
}
