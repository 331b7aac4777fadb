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
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState('');
  const question = questions[at];
  if (!question) return null;
  const { words, label, name } = question;
  const isTyped = name === undefined || typed.trim() === name.trim();
  const yes = () => {
    if (at < questions.length - 1) setAt(at + 1);
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
