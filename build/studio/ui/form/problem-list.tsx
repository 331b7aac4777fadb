import { Anchor, List, Text } from '@mantine/core';
import type { DraftProblem } from '../../wire';
import type { Path } from '../draft-text';
import { labelOf } from '../schema';
import { kinds, ProblemNotes } from './problem-notes';

interface ProblemListProps {
  problems: readonly DraftProblem[];
  /** Leads to the field of a problem. */
  onOpen: (path: Path) => void;
}

/** Every problem of the mall. Those that belong to a field lead there; the others are told here. */
export function ProblemList({ problems, onOpen }: ProblemListProps) {
  if (problems.length === 0) return null;
  const placed = problems.filter(({ path }) => path.length > 0);
  return (
    <section aria-label="Problems">
      <ProblemNotes problems={problems.filter(({ path }) => path.length === 0)} />
      <List size="sm" listStyleType="none">
        {placed.map(({ path, message, severity }) => (
          <List.Item key={`${path.join('.')} ${message}`}>
            <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onOpen(path)}>
              {path.map(stepOf).join(' › ')}
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

/** A field's label, or which entry of a list. */
function stepOf(step: string | number): string {
  return typeof step === 'number' ? String(step + 1) : labelOf(step);
}
