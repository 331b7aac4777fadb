import { Anchor, Stack, Text } from '@mantine/core';
import { useEditor } from '../editor-context';
import { kinds, ProblemNotes } from '../form/problem-notes';
import { inFormOrder } from '../form/schema';
import { FoundItem } from '../found-item';
import { configSchema, fullTitleOf } from '../start';

/** Everything that the check finds in the mall, with the unsaved changes. */
export function CheckRoom() {
  const { checked, problems, openField } = useEditor();
  const placed = problems.filter(({ path }) => path.length > 0);
  return (
    <>
      {problems.length === 0 && (
        <Text role="status">{checked ? 'The check finds nothing.' : 'Checking …'}</Text>
      )}
      {problems.length > 0 && (
        <section aria-label="Problems">
          <ProblemNotes problems={problems.filter(({ path }) => path.length === 0)} />
          <Stack component="ul" gap="sm">
            {inFormOrder(placed, configSchema).map(({ path, message, fix, severity }) => (
              <FoundItem
                key={`${path.join('.')} ${message}`}
                className={severity}
                label={kinds[severity]}
                name={
                  <Anchor component="button" type="button" fw={600} onClick={() => openField(path)}>
                    {fullTitleOf(path)}
                  </Anchor>
                }
                words={[message]}
                steps={fix === undefined ? [] : [fix]}
              />
            ))}
          </Stack>
        </section>
      )}
    </>
  );
}
