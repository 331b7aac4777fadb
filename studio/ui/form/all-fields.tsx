import { Accordion, Badge, Text } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { howMany } from '../../../build/diagnostics/cut-list';
import { fieldsOf, type Schema, titleOf } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { Explained } from './explained';
import { Field } from './field';
import { worstOf } from './problem-notes';
import { showInForm } from './show-in-form';

interface AllFieldsProps {
  schema: Schema;
  /** The key of the part that is open. */
  part: string | null;
  onPart: (part: string | null) => void;
}

/** The simple keys first, then a section for each part. */
export function AllFields({ schema, part, onPart }: AllFieldsProps) {
  const opened = useRef<HTMLButtonElement>(null);
  const open = (next: string | null) => {
    flushSync(() => onPart(next));
    // What was open above it has closed. A part that is larger than the form begins at its top.
    for (const place of ['.mantine-Accordion-item', '.mantine-Accordion-control']) {
      const element = opened.current?.closest(place);
      if (element) showInForm(element, 'nearest');
    }
  };
  const fields = fieldsOf(schema);
  return (
    <>
      {fields
        .filter(([, { type }]) => type !== 'object')
        .map(([key, inner]) => (
          <Field key={key} path={[key]} schema={inner} />
        ))}
      <Accordion
        variant="separated"
        order={2}
        value={part}
        onChange={open}
        keepMounted={false}
        transitionDuration={0}
      >
        {fields
          .filter(([, { type }]) => type === 'object')
          .map(([key, inner]) => (
            <Accordion.Item key={key} value={key}>
              <Accordion.Control ref={key === part ? opened : undefined}>
                <Text fw={600} span>
                  {titleOf(inner, [key])}
                </Text>
                <ProblemCount path={[key]} />
                <Text size="xs" className="quiet">
                  <Explained schema={inner} path={[key]} />
                </Text>
              </Accordion.Control>
              <Accordion.Panel>
                <Field path={[key]} schema={inner} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
      </Accordion>
    </>
  );
}

function ProblemCount({ path }: { path: readonly string[] }) {
  const problems = problemsAt(useDraftContext(), path, true);
  if (problems.length === 0) return null;
  return (
    <Badge ml="xs" size="sm" className={worstOf(problems) ?? ''} variant="default">
      {howMany(problems)}
    </Badge>
  );
}
