import { Anchor, List, Text } from '@mantine/core';
import type { Path } from '../../draft-text';
import type { DraftProblem } from '../../wire';
import { inFormOrder, type Schema, titlesOn } from '../schema';
import { kinds, ProblemNotes } from './problem-notes';

interface ProblemListProps {
  schema: Schema;
  problems: readonly DraftProblem[];
  /** Leads to the field of a problem. */
  onOpen: (path: Path) => void;
}

/** Every problem of the mall. Those that belong to a field lead there; the others are told here. */
export function ProblemList({ schema, problems, onOpen }: ProblemListProps) {
  if (problems.length === 0) return null;
  const placed = inFormOrder(
    problems.filter(({ path }) => path.length > 0),
    schema,
  );
  return (
    <section aria-label="Problems">
      <ProblemNotes problems={problems.filter(({ path }) => path.length === 0)} />
      <List size="sm" listStyleType="none" mt={4}>
        {placed.map(({ path, message, severity }) => (
          <List.Item key={`${path.join('.')} ${message}`}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="left"
              underline="always"
              onClick={() => onOpen(path)}
            >
              {titlesOn(path, schema).join(' › ')}
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
