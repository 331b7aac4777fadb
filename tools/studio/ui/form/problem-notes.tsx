import { Anchor, Badge, Button, ColorSwatch, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { howMany } from '../../../../build/diagnostics/cut-list';
import type { Path } from '../../saving/draft-text';
import { type StepKey, stepOf } from '../../way/steps';
import type { Told } from '../../wire';
import { problemsAt, useEditor } from '../editor-context';
import { configSchema, fullTitleOf } from '../start';
import { inFormOrder } from './schema';
import { inputAt } from './show-in-form';

/** What is wrong with a field, and what to do about it. */
export function ProblemNotes({ problems }: { problems: readonly Told[] }) {
  return problems.map(({ message, fix, severity, proposed }) => (
    <Text key={message} size="xs" className={severity} fw={500} mt={2}>
      {kinds[severity]}: {message}
      {fix !== undefined && ` → ${fix}`}
      {proposed && <ApplyButton {...proposed} />}
    </Text>
  ));
}

/** What a kind of problem is called. A note is worth knowing, and no mistake. */
export const kinds = { error: 'Problem', warning: 'Warning', note: 'Note' } as const;

/** Takes a value that the check proposes. */
function ApplyButton({ path, value }: NonNullable<Told['proposed']>) {
  const { setValue } = useEditor();
  const text = typeof value === 'string' ? value : '';
  const isColor = /^#[\da-f]{6}$/i.test(text);
  return (
    <Button
      size="compact-xs"
      ml={6}
      aria-label={text && `Apply ${text}`}
      leftSection={isColor && <ColorSwatch component="span" color={text} size={12} />}
      onClick={() => {
        setValue(path, value);
        inputAt(path)?.focus(); // the button goes with the problem
      }}
    >
      Apply
    </Button>
  );
}

/** The worst of some problems. */
function worstOf(problems: readonly Told[]): Told['severity'] | undefined {
  return (['error', 'warning', 'note'] as const).find((kind) =>
    problems.some(({ severity }) => severity === kind),
  );
}

/**
 * How a field shows its problems. Only an error is red, and makes the field invalid for screen readers. A warning takes
 * the place that a field has for good news, and a note leaves the field as it is.
 */
export function toldAtField(problems: readonly Told[], description: ReactNode) {
  const notes = problems.filter(({ severity }) => severity === 'note');
  const others = problems.filter(({ severity }) => severity !== 'note');
  const worst = worstOf(others);
  return {
    description:
      notes.length === 0 ? (
        description
      ) : (
        <>
          {description}
          <ProblemNotes problems={notes} />
        </>
      ),
    error: worst === 'error' && <ProblemNotes problems={others} />,
    success: worst === 'warning' && <ProblemNotes problems={others} />,
  };
}

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
            <Anchor component="button" type="button" ta="left" onClick={() => openField(path)}>
              {fullTitleOf(path)}
            </Anchor>{' '}
            <Text span className={severity}>
              {kinds[severity].toLowerCase()}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  );
}
