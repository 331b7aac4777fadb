import { Button, Group, MultiSelect, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { Wish } from '../../../../build/config/brief/answer-wish';
import { topics, topicsFor } from '../../../../build/config/brief/find-topics';
import { results } from '../../../../build/config/brief/reply';
import { useMail } from './mail';
import { nameOf } from './topic-answer';

/** Lets staff say what a wish is about, or answer it in their own words. */
export function Judge({ wish }: { wish: Wish }) {
  const { judged, judge } = useMail();
  const judgement = judged.get(wish.text);
  const current = judgement ?? { topics: [] };
  const own = current.own ?? { result: 'ask', say: '' };
  const isAnswered = wish.answers.some(({ isConfirmed }) => isConfirmed);
  return (
    <Stack gap="xs">
      <MultiSelect
        label="What it is about"
        searchable
        clearable
        limit={20}
        nothingFoundMessage="Nothing is known of this. Answer in your own words."
        data={topics.map(nameOf).sort()}
        value={current.topics.filter(({ words }) => words !== '').map(nameOf)}
        filter={({ options, search }) => {
          const found = topicsFor(search).map(nameOf);
          return search.trim().length < 3
            ? options
            : options.filter((option) => 'value' in option && found.includes(option.value));
        }}
        onChange={(names) =>
          judge(wish.text, {
            topics: topics.filter((topic) => names.includes(nameOf(topic))),
            own: current.own,
          })
        }
      />
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label="Result"
          data={results.map(({ result, label }) => ({ value: result, label }))}
          value={own.result}
          onChange={({ currentTarget: { value } }) => {
            const result = results.find((each) => each.result === value)?.result ?? own.result;
            judge(wish.text, { ...current, own: { ...own, result } });
          }}
        />
        <TextInput
          flex="1 1 220px"
          label="Answer in your own words"
          maxLength={500}
          value={own.say}
          onChange={({ currentTarget: { value: say } }) =>
            judge(wish.text, { ...current, own: { ...own, say } })
          }
        />
      </Group>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => judge(wish.text, { ...current, isAll: true })}
        >
          {isAnswered ? 'It asks for nothing more' : 'It asks for nothing'}
        </Button>
        {judgement && (
          <Button size="compact-sm" variant="default" onClick={() => judge(wish.text, undefined)}>
            As the table says
          </Button>
        )}
      </Group>
    </Stack>
  );
}
