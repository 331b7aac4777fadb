import { Button, ColorSwatch, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '../../../build/config/brief/answer-to';
import type { Wish } from '../../../build/config/brief/read-brief';
import { results } from '../../../build/config/brief/reply';
import { useEditor } from '../editor-context';
import { fullTitleOf } from '../start';
import { Judge } from './judge';
import { CallName } from './topic-answer';

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
        <AnswerRow key={answer.topic.words} answer={answer} onLeave={onLeave} />
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

function AnswerRow({ answer, onLeave }: { answer: Answer; onLeave: () => void }) {
  const { topic, result, say, path, now, apply } = answer;
  const { openField, setValue } = useEditor();
  const label = results.find((each) => each.result === result)?.label;
  return (
    <Group gap="2px 12px" align="flex-start">
      <Text span size="sm" fw={600} w={110} flex="none" className={looks[result]}>
        {label}
      </Text>
      <Stack gap={6} flex="1 1 220px" align="flex-start" className="wrapping">
        <Text size="sm">
          {say} <CallName topic={topic} />
        </Text>
        {path && (
          <Group gap="xs">
            {apply !== undefined && (
              <Button
                size="compact-sm"
                classNames={wrapping}
                leftSection={
                  apply.startsWith('#') && <ColorSwatch component="span" color={apply} size={12} />
                }
                onClick={({ currentTarget: { nextElementSibling: next } }) => {
                  if (next instanceof HTMLElement) next.focus(); // this button goes with what was to do
                  setValue(path, apply);
                }}
              >
                Apply {apply.replace(/^https:\/\/(.{30}).+/, '$1…')}
              </Button>
            )}
            <Button
              size="compact-sm"
              classNames={wrapping}
              variant="default"
              onClick={() => {
                onLeave();
                openField(path);
              }}
            >
              {fullTitleOf(path)}
            </Button>
            {now !== undefined && (
              <Text span size="xs" className="quiet wrapping">
                now: {now}
              </Text>
            )}
          </Group>
        )}
      </Stack>
    </Group>
  );
}

/** The name of a field may be longer than the row. */
const wrapping = { root: 'wraps', label: 'wraps' };

const looks = {
  done: 'good',
  todo: 'error',
  backend: 'note',
  impossible: 'warning',
  ask: 'note',
} as const;
