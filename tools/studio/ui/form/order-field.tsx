import { ActionIcon, Checkbox, Group, Input, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { leadsInto } from '@/brand/capabilities';
import { valueAt } from '../../../../build/shared/value-at';
import { isSame } from '../../saving/differences';
import { blockable } from '../blockable';
import { problemsAt, useEditor } from '../editor-context';
import { titleOf } from '../start';
import { ProblemNotes } from './problem-notes';
import { type Choice, choicesOf, fieldId } from './schema';
import { Explained, type FieldProps, useSchema } from './use-field';

/** Which entries of a fixed set to show, and in which order. */
export function OrderField({ path }: FieldProps) {
  const editor = useEditor();
  const schema = useSchema(path);
  const namesIn = (list: unknown) => (Array.isArray(list) ? list.map(String) : []);
  const shownOf = (list: readonly string[]) =>
    list.filter((entry) => reasonHidden(entry, editor.config) === undefined);
  const listed = namesIn(valueAt(editor.config, path) ?? schema.default);
  const chosen = shownOf(listed);
  const choices = choicesOf(schema.items ?? {}, listed);
  const rankOf = ({ value }: Choice) => (chosen.includes(value) ? chosen.indexOf(value) : chosen.length);
  const entries = choices.toSorted((one, other) => rankOf(one) - rankOf(other)); // what is off keeps its order, below
  const set = (next: readonly string[]) => {
    editor.setValue(path, isSame(shownOf(namesIn(schema.default)), next) ? undefined : next);
  };
  const move = (entry: string, by: number) => {
    const index = chosen.indexOf(entry);
    const next = chosen.filter((other) => other !== entry);
    next.splice(index + by, 0, entry);
    set(next);
  };
  return (
    <Input.Wrapper label={titleOf(path)} description={<Explained path={path} />}>
      <Stack gap="xs" mt={8} id={fieldId(path)} tabIndex={-1}>
        {entries.map(({ value: entry, title }) => {
          const index = chosen.indexOf(entry);
          const hidden = reasonHidden(entry, editor.config);
          return (
            <Group key={entry} gap="xs" wrap="nowrap" align="flex-start">
              <Checkbox
                label={<span title={entry}>{title}</span>}
                description={hidden}
                checked={index >= 0}
                disabled={hidden !== undefined}
                onChange={() =>
                  set(index >= 0 ? chosen.filter((other) => other !== entry) : [...chosen, entry])
                }
                flex={1}
              />
              <ActionIcon aria-label={`Move ${title} up`} {...blockable(index <= 0, () => move(entry, -1))}>
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                aria-label={`Move ${title} down`}
                {...blockable(index < 0 || index === chosen.length - 1, () => move(entry, 1))}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
            </Group>
          );
        })}
      </Stack>
      <ProblemNotes problems={problemsAt(editor, path, true)} />
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
