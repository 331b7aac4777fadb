import { Box, Group, Text } from '@mantine/core';
import type { PropsWithChildren, ReactNode } from 'react';

export interface Found {
  /** The result in a word, and its colour. */
  label: string;
  className: string;
  name: ReactNode;
  words: readonly string[];
  /** What to do about it. */
  steps?: readonly string[];
}

/** One line of a list of what was found, with what a person can press about it. */
export function FoundItem({ label, className, name, words, steps = [], children }: PropsWithChildren<Found>) {
  return (
    <Group component="li" gap="sm" align="flex-start" wrap="nowrap">
      <Text span fw={600} w={72} flex="none" className={className}>
        {label}
      </Text>
      <div className="wrapping">
        <Text fw={600}>{name}</Text>
        {words.map((each) => (
          <Text key={each}>{each}</Text>
        ))}
        {steps.map((each) => (
          <Text key={each} fw={500}>
            → {each}
          </Text>
        ))}
        {children && <Box mt={4}>{children}</Box>}
      </div>
    </Group>
  );
}
