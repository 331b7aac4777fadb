import { Button, CloseButton, FileButton, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
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
  const { id, what, accept, current, note = '', problems, onChosen, onGone } = props;
  const [tooLarge, setTooLarge] = useState<string>();
  const forget = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const take = async (file: File | null) => {
    if (!file) return;
    forget.current?.(); // so that the same file can be chosen again
    setTooLarge(file.size > largest ? file.name : undefined);
    if (file.size <= largest) onChosen(file.name, base64Of(new Uint8Array(await file.arrayBuffer())));
  };
  const takeBack = () => {
    button.current?.focus(); // the cross goes with the file
    setTooLarge(undefined);
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
      {tooLarge !== undefined && (
        <Text size="xs" className="error" role="alert">
          <bdi>{tooLarge}</bdi> is larger than 4 MB, so it was not taken.
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
