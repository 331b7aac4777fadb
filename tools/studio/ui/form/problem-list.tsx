import { Anchor, List, Text } from '@mantine/core';
import { type StepKey, stepOf } from '../../way/steps';
import { useEditor } from '../editor-context';
import { configSchema, fullTitleOf } from '../start';
import { kinds, ProblemNotes } from './problem-notes';
import { inFormOrder } from './schema';

/** The problems of a step. Those that belong to a field lead there; the others are told here. */
export function ProblemList({ step }: { step: StepKey }) {
  const { problems, openField } = useEditor();
  const shown = problems.filter(({ path }) => path.length === 0 || stepOf(path) === step);
  if (shown.length === 0) return null;
  const placed = shown.filter(({ path }) => path.length > 0);
  return (
    <section aria-label="Problems">
      <ProblemNotes problems={shown.filter(({ path }) => path.length === 0)} />
      <List size="sm" listStyleType="none" mt={4}>
        {inFormOrder(placed, configSchema).map(({ path, message, severity }) => (
          <List.Item key={`${path.join('.')} ${message}`}>
            <Anchor component="button" type="button" size="sm" ta="left" onClick={() => openField(path)}>
              {fullTitleOf(path)}
            </Anchor>{' '}
            <Text span size="sm" className={severity}>
              {kinds[severity].toLowerCase()}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  );
}
