import { Text } from '@mantine/core';
import { useEditor } from '../editor-context';
import { ProblemList } from '../form/problem-list';

/** Everything that the check finds in the mall, with the unsaved changes. */
export function CheckRoom() {
  const { checked, problems } = useEditor();
  return problems.length > 0 ? (
    <ProblemList step="check" />
  ) : (
    <Text size="sm" role="status">
      {checked ? 'The check finds nothing.' : 'Checking …'}
    </Text>
  );
}
