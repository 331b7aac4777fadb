import { Badge } from '@mantine/core';
import { howMany } from '../../../../build/diagnostics/cut-list';
import type { Path } from '../../saving/draft-text';
import { problemsAt, useEditor } from '../editor-context';
import { worstOf } from './problem-notes';

/** How many problems a part has that may be closed. */
export function ProblemCount({ path }: { path: Path }) {
  const problems = problemsAt(useEditor(), path, true);
  if (problems.length === 0) return null;
  return (
    <Badge ml="xs" size="sm" className={worstOf(problems) ?? ''} variant="default">
      {howMany(problems)}
    </Badge>
  );
}
