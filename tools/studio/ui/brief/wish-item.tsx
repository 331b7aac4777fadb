import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Wish } from '../../../../build/config/brief/answer-wish';
import { AnswerRow } from './answer-row';
import { Judge } from './judge';

/** A wish of a client with the words that were recognised, and what becomes of it. */
export function WishItem({ wish, onLeave }: { wish: Wish; onLeave: () => void }) {
  const { text, mentions, answers, rest, isPlain } = wish;
  const [isOpen, open] = useState(false);
  // a word may keep company to words of several topics
  const marks = mentions.filter(({ from }, index) => mentions.slice(0, index).every(({ to }) => to <= from));
  const parts = marks.map(({ from, to }, index) => (
    <span key={from}>
      {text.slice(marks[index - 1]?.to ?? 0, from)}
      <mark>{text.slice(from, to)}</mark>
    </span>
  ));
  return (
    <Stack component="li" gap={6} className="wish">
      <Text size="sm" fw={isPlain ? 400 : 600} className={isPlain ? 'quiet' : undefined}>
        {parts}
        {text.slice(marks.at(-1)?.to ?? 0)}
      </Text>
      {answers.map((answer) => (
        <AnswerRow key={answer.topic.words} wish={wish} answer={answer} onLeave={onLeave} />
      ))}
      {answers.length === 0 && !isPlain && (
        <Text size="sm" className="warning">
          <b>Not recognised.</b> Read this one yourself.
        </Text>
      )}
      {rest.length > 0 && (
        <Text size="sm" className="warning wrapping">
          <b>The rest of this point was not recognised:</b> {rest.map((part) => `“${part}”`).join(', ')}. Read
          it yourself.
        </Text>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
        style={{ alignSelf: 'flex-start' }}
        pl={0}
      >
        {answers.length > 0 ? 'Change the answer' : 'Answer it'}
      </Button>
      {isOpen && <Judge wish={wish} />}
    </Stack>
  );
}
