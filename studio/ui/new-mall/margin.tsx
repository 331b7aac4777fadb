import { Checkbox, Stack, Text } from '@mantine/core';
import type { NewMallAnswer } from '../../wire';

interface MarginProps {
  margin: NonNullable<NewMallAnswer['margin']>;
  trim: boolean;
  onTrim: (trim: boolean) => void;
}

/** What cutting off the margin of a logo would take away, before anybody decides about it. */
export function Margin({ margin, trim, onTrim }: MarginProps) {
  return (
    <Stack gap={8} align="start" mt="sm" className="margin">
      <img src={margin.picture} alt="The logo, with what would go in red" />
      <Text size="sm">{margin.text}</Text>
      <Checkbox
        label="Cut the margin off"
        checked={trim}
        onChange={({ currentTarget }) => onTrim(currentTarget.checked)}
      />
    </Stack>
  );
}
