import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { DialogButton } from '../dialog-button';

interface QuestionsProps {
  /** Asked one after the other. */
  questions: readonly {
    /** What happens, and what it means. */
    words: string;
    /** What the button says. */
    label: string;
    /** The name that a person has to type first, where it is about shoppers. */
    name?: string | undefined;
  }[];
  onYes: (typedName?: string) => void;
}

type QuestionButtonProps = QuestionsProps & Omit<ComponentProps<typeof DialogButton>, 'children'>;

/** A button for something that other people notice. It asks first. */
export function QuestionButton({ questions, onYes, ...button }: QuestionButtonProps) {
  return (
    <DialogButton {...button}>
      {(close) => (
        <Questions
          questions={questions}
          onYes={(typedName) => {
            onYes(typedName);
            close();
          }}
        />
      )}
    </DialogButton>
  );
}

function Questions({ questions, onYes }: QuestionsProps) {
  const [[question, ...others], setLeft] = useState(questions);
  const [typed, setTyped] = useState('');
  if (!question) return null;
  const { words, label, name } = question;
  const isTyped = name === undefined || typed.trim() === name.trim();
  const yes = () => {
    if (others.length > 0) setLeft(others);
    else onYes(name === undefined ? undefined : typed);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped) yes();
      }}
    >
      <Stack>
        <Text>{words}</Text>
        {name !== undefined && (
          <TextInput
            label={`Type the name of the mall: ${name}`}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
            data-autofocus
          />
        )}
        <Button variant="filled" type="submit" disabled={!isTyped}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}
