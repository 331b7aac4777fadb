import { ActionIcon, Checkbox, Group, Input, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { leadsInto } from '@/brand/capabilities';
import { type Path, valueAt } from '../../draft-text';
import { blockable } from '../blockable';
import { type Choice, choicesOf, fieldId, type Schema, titleOf } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { Explained } from './explained';
import { ProblemNotes } from './problem-notes';

/** Which entries of a fixed set to show, and in which order. */
export function OrderField({ path, schema }: { path: Path; schema: Schema }) {
  const draft = useDraftContext();
  const value = valueAt(draft.config, path) ?? schema.default;
  const listed = Array.isArray(value) ? value.map(String) : [];
  const chosen = listed.filter((entry) => reasonHidden(entry, draft.config) === undefined);
  const choices = choicesOf(schema.items ?? {}, listed);
  const rankOf = ({ value }: Choice) => (chosen.includes(value) ? chosen.indexOf(value) : chosen.length);
  const entries = choices.toSorted((one, other) => rankOf(one) - rankOf(other)); // what is off keeps its order, below
  const set = (next: readonly string[]) => {
    const standard = Array.isArray(schema.default) ? schema.default.map(String) : [];
    const shown = standard.filter((entry) => reasonHidden(entry, draft.config) === undefined);
    draft.setValue(path, JSON.stringify(shown) === JSON.stringify(next) ? undefined : next);
  };
  const move = (entry: string, by: number) => {
    const index = chosen.indexOf(entry);
    const next = chosen.filter((other) => other !== entry);
    next.splice(index + by, 0, entry);
    set(next);
  };
  return (
    <Input.Wrapper label={titleOf(schema, path)} description={<Explained schema={schema} path={path} />}>
      <Stack gap="xs" mt={8} id={fieldId(path)} tabIndex={-1}>
        {entries.map(({ value: entry, title }) => {
          const index = chosen.indexOf(entry);
          const hidden = reasonHidden(entry, draft.config);
          return (
            <Group key={entry} gap="xs" wrap="nowrap" align="flex-start">
              <Checkbox
                label={title}
                description={hidden ?? <span className="key">{entry}</span>}
                checked={index >= 0}
                disabled={hidden !== undefined}
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

/** Why shoppers do not see an entry, however it is listed. */
function reasonHidden(entry: string, config: unknown): string | undefined {
  if (entry === 'privacy' && valueAt(config, ['links', 'privacy']) === undefined) {
    return 'It shows when Links has the address of the privacy policy.';
  }
  const area = Object.entries(leadsInto).find(([name]) => name === entry)?.[1];
  return area !== undefined && valueAt(config, ['screens', area]) === false
    ? 'Its area is switched off.'
    : undefined;
}
