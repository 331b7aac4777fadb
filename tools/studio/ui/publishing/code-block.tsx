import { Button, Code, CopyButton as Copier, Group, ScrollArea, Stack } from '@mantine/core';

/** Puts a text on the clipboard. `about` tells several of them apart. */
export function CopyButton({ text, about }: { text: string; about: string }) {
  return (
    <Copier value={text}>
      {({ copied, copy }) => {
        const label = copied ? 'Copied' : 'Copy';
        return (
          <Button size="xs" aria-label={`${label}: ${about}`} onClick={copy}>
            {label}
          </Button>
        );
      }}
    </Copier>
  );
}

/** A long text as it is, and a way to copy it. */
export function CodeBlock({ text, name, about }: { text: string; name: string; about: string }) {
  return (
    <Stack gap="xs" mt="xs">
      <ScrollArea.Autosize mah={320} viewportProps={{ tabIndex: 0, 'aria-label': name }}>
        <Code block>{text}</Code>
      </ScrollArea.Autosize>
      <Group>
        <CopyButton text={text} about={about} />
      </Group>
    </Stack>
  );
}
