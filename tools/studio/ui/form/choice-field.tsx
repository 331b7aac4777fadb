import { CheckIcon, Group, Select, Text } from '@mantine/core';
import { ChoicePicture } from './choice-pictures';
import { choicesOf } from './schema';
import { ExplainedChoice, type FieldProps, useField } from './use-field';

/** One of a few names, each shown by its words. */
export function ChoiceField({ path }: FieldProps) {
  const { schema, value, set, common } = useField(path);
  const chosen = typeof value === 'string' ? value : undefined;
  const choices = choicesOf(schema, chosen === undefined ? [] : [chosen]); // a mistyped one is shown, too
  const standard = choices.find((choice) => choice.value === schema.default);
  return (
    <Select
      {...common}
      data={choices.map((choice) => ({ value: choice.value, label: choice.title }))}
      value={chosen ?? null}
      placeholder={standard ? `${standard.title} (default)` : 'not set'}
      clearable // every choice has a default, or something to follow
      maxDropdownHeight={400}
      renderOption={({ option, checked }) => {
        const choice = choices.find((each) => each.value === option.value);
        return (
          <Group gap="sm" wrap="nowrap" justify="space-between" w="100%">
            <ChoicePicture path={path} value={option.value} />
            <div style={{ flex: 1 }}>
              <Text>{option.label}</Text>
              <Text size="xs" className="quiet">
                {choice && <ExplainedChoice choice={choice} />}
              </Text>
            </div>
            {checked && <CheckIcon size={12} style={{ flex: 'none' }} />}
          </Group>
        );
      }}
      onChange={(next) => set(next ?? undefined)}
    />
  );
}
