import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';

interface QuestionProps {
  /** What happens, and what it means. */
  words: string;
  /** What the button says. */
  label: string;
  /** The name that a person has to type first, where it is about shoppers. */
  name?: string | undefined;
  onYes: (typedName: string | undefined) => void;
}

/** Asks before something that other people notice. */
export function Question({ words, label, name, onYes }: QuestionProps) {
  const [typed, setTyped] = useState('');
  const isTyped = name === undefined || typed.trim() === name.trim();
  const yes = () => {
    if (isTyped) onYes(name === undefined ? undefined : typed);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        yes();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{words}</Text>
        {name !== undefined && (
          <TextInput
            label={`Type the name of the mall: ${name}`}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            data-autofocus
          />
        )}
        <Button type="submit" disabled={!isTyped}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}
