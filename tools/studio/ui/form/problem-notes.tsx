import { Button, ColorSwatch, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Told } from '../../wire';
import { useEditor } from '../editor-context';
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
      variant="default"
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
export function worstOf(problems: readonly Told[]): Told['severity'] | undefined {
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
