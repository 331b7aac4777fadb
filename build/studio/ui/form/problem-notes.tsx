import { Text } from '@mantine/core';
import type { Told } from '../../wire';

/** What is wrong with a field, and what to do about it. */
export function ProblemNotes({ problems }: { problems: readonly Told[] }) {
  return problems.map(({ message, fix, severity }) => (
    <Text key={message} size="xs" className={severity} fw={500} mt={2}>
      {kinds[severity]}: {message}
      {fix !== undefined && ` → ${fix}`}
    </Text>
  ));
}

const kinds = { error: 'Problem', warning: 'Warning', note: 'Note' } as const;
