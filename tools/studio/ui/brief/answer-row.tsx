import { Button, Checkbox, ColorSwatch, Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { Wish, WishAnswer } from '../../../../build/config/brief/answer-wish';
import { results } from '../../../../build/config/brief/reply';
import { useEditor } from '../editor-context';
import { fullTitleOf } from '../start';
import { useMail } from './mail';
import { CallName } from './topic-answer';

/** An answer to a wish. Those of the table are suggestions, which staff confirm. */
export function AnswerRow({
  wish,
  answer,
  onLeave,
}: {
  wish: Wish;
  answer: WishAnswer;
  onLeave: () => void;
}) {
  const { topic, result, say, path, now, apply, about, isConfirmed } = answer;
  const { openField, setValue } = useEditor();
  const { judged, judge } = useMail();
  const id = useId();
  const label = results.find((each) => each.result === result)?.label;
  const { topics = [], own } = judged.get(wish.text) ?? {};
  return (
    <Group gap="2px 12px" align="flex-start" mt={6}>
      {about.length > 0 && (
        <Group gap="2px 12px" w="100%">
          <Checkbox
            label="Answers it"
            aria-describedby={id}
            w={110}
            checked={isConfirmed}
            onChange={() =>
              judge(wish.text, {
                topics: isConfirmed ? topics.filter((each) => each !== topic) : [...topics, topic],
                own,
              })
            }
          />
          <Text size="sm" className="quiet wrapping" flex="1 1 120px">
            About {about.map((words) => `“${words}”`).join(', ')}
          </Text>
        </Group>
      )}
      <Text span size="sm" fw={600} w={110} flex="none" className={looks[result]}>
        {label}
      </Text>
      <Stack gap={6} flex="1 1 220px" align="flex-start" className="wrapping">
        <Text size="sm" id={id}>
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
