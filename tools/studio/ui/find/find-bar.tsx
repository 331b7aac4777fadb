import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconPointer } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEditor } from '../editor-context';
import { type Finder, nameOf } from './use-finder';

interface FindBarProps {
  /** Stands before the two. */
  children: ReactNode;
  finder: Finder;
  /** What else is to be said about the preview. */
  otherwise: string | undefined;
}

/** The way from the preview to the form, and what is said about it. */
export function FindBar({ finder, otherwise, children }: FindBarProps) {
  const { isFinding, find, said } = finder;
  const { openField } = useEditor();
  return (
    <>
      <Group gap="xs" mt={8}>
        {children}
        <Button
          size="xs"
          variant={isFinding ? 'filled' : 'default'}
          aria-pressed={isFinding}
          leftSection={<IconPointer size={16} />}
          onClick={() => find(!isFinding)}
        >
          Click to find
        </Button>
      </Group>
      <Text size="xs" className="quiet wrapping" component="div" mih={36} py={4} role="status">
        {said.text || otherwise}
        {said.fields.map((path, at) => (
          <span key={path.join('.')}>
            {at === 0 ? ' ' : ' · '}
            <Anchor component="button" type="button" size="xs" onClick={() => openField(path)}>
              {nameOf(path)}
            </Anchor>
          </span>
        ))}
      </Text>
    </>
  );
}
