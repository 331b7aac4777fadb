import { ActionIcon, Checkbox, Group, Input, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type Path, valueAt } from '../../draft-text';
import { blockable } from '../blockable';
import { type Choice, choicesOf, type Schema, titleOf } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { Explained } from './explained';
import { ProblemNotes } from './problem-notes';

/** Which entries of a fixed set to show, and in which order. */
export function OrderField({ path, schema }: { path: Path; schema: Schema }) {
  const draft = useDraftContext();
  const value = valueAt(draft.config, path) ?? schema.default;
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const choices = choicesOf(schema.items ?? {}, chosen);
  const rankOf = ({ value }: Choice) => (chosen.includes(value) ? chosen.indexOf(value) : chosen.length);
  const entries = choices.toSorted((one, other) => rankOf(one) - rankOf(other)); // what is off keeps its order, below
  const set = (next: readonly string[]) => {
    const standard = JSON.stringify(schema.default) === JSON.stringify(next);
    draft.setValue(path, standard ? undefined : next);
  };
  const move = (entry: string, by: number) => {
    const index = chosen.indexOf(entry);
    const next = chosen.filter((other) => other !== entry);
    next.splice(index + by, 0, entry);
    set(next);
  };
  return (
    <Input.Wrapper label={titleOf(schema, path)} description={<Explained schema={schema} path={path} />}>
      <Stack gap="xs" mt={8}>
        {entries.map(({ value: entry, title }) => {
          const index = chosen.indexOf(entry);
          return (
            <Group key={entry} gap="xs" wrap="nowrap" align="flex-start">
              <Checkbox
                label={title}
                description={<span className="key">{entry}</span>}
                checked={index >= 0}
                onChange={() =>
                  set(index >= 0 ? chosen.filter((other) => other !== entry) : [...chosen, entry])
                }
                flex={1}
              />
              <ActionIcon
                variant="default"
                aria-label={`Move ${title} up`}
                {...blockable(index <= 0, () => move(entry, -1))}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                aria-label={`Move ${title} down`}
                {...blockable(index < 0 || index === chosen.length - 1, () => move(entry, 1))}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
            </Group>
          );
        })}
      </Stack>
      <ProblemNotes problems={problemsAt(draft, path, true)} />
    </Input.Wrapper>
  );
}
