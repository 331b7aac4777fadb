import { Accordion, Badge, Text } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { howMany } from '../../../../build/diagnostics/cut-list';
import { problemsAt, useEditor } from '../editor-context';
import { configSchema, titleOf } from '../start';
import { Explained } from './explained';
import { Field } from './field';
import { worstOf } from './problem-notes';
import { fieldId, fieldsOf } from './schema';
import { showInForm } from './show-in-form';

interface AllFieldsProps {
  /** The key of the part that is open. */
  part: string | null;
  onPart: (part: string | null) => void;
}

/** The simple keys first, then a section for each part. */
export function AllFields({ part, onPart }: AllFieldsProps) {
  const opened = useRef<HTMLButtonElement>(null);
  const open = (next: string | null) => {
    flushSync(() => onPart(next));
    // What was open above it has closed. A part that is larger than the form begins at its top.
    for (const place of ['.mantine-Accordion-item', '.mantine-Accordion-control']) {
      const element = opened.current?.closest(place);
      if (element) showInForm(element, 'nearest');
    }
  };
  const fields = fieldsOf(configSchema);
  const parts = fields.filter(([, { type }]) => type === 'object');
  return (
    <>
      {fields
        .filter(([, { type }]) => type !== 'object')
        .map(([key]) => (
          <Field key={key} path={[key]} />
        ))}
      <Accordion
        variant="separated"
        order={2}
        value={part}
        onChange={open}
        keepMounted={false}
        transitionDuration={0}
      >
        {parts.map(([key]) => (
          <Accordion.Item key={key} value={key} id={fieldId([key])}>
            <Accordion.Control ref={key === part ? opened : undefined}>
              <Text fw={600} span>
                {titleOf([key])}
              </Text>
              <ProblemCount path={[key]} />
              <Text size="xs" className="quiet">
                <Explained path={[key]} />
              </Text>
            </Accordion.Control>
            <Accordion.Panel>
              <Field path={[key]} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </>
  );
}

function ProblemCount({ path }: { path: readonly string[] }) {
  const problems = problemsAt(useEditor(), path, true);
  if (problems.length === 0) return null;
  return (
    <Badge ml="xs" size="sm" className={worstOf(problems) ?? ''} variant="default">
      {howMany(problems)}
    </Badge>
  );
}
