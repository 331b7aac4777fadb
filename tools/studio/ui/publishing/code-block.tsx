import { Button, CopyButton as Copier } from '@mantine/core';

/** Puts a text on the clipboard. `about` tells several of them apart. */
export function CopyButton({ text, about, label = 'Copy' }: { text: string; about: string; label?: string }) {
  return (
    <Copier value={text}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="xs"
          aria-label={`${copied ? 'Copied' : label}: ${about}`}
          onClick={copy}
        >
          {copied ? 'Copied' : label}
        </Button>
      )}
    </Copier>
  );
}
