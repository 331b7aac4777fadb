import { Accordion, Badge, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { howMany } from '../../../diagnostics/cut-list';
import type { Path } from '../draft-text';
import { fieldId, fieldsOf, type Schema, titleOf } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { Explained } from './explained';
import { Field } from './field';
import { ProblemList } from './problem-list';
import { worstOf } from './problem-notes';
import { showInForm } from './show-in-form';

/** The whole config: the simple keys first, then a section for each part. */
export function ConfigForm({ schema }: { schema: Schema }) {
  const draft = useDraftContext();
  const [part, setPart] = useState<string | null>('theme');
  const [target, setTarget] = useState<Path>();
  useEffect(() => {
    if (target === undefined) return;
    // The part that holds the field may have opened just now. An entry of a list has no field of its own.
    const field = target
      .map((_, index) => document.getElementById(fieldId(target.slice(0, index + 1))))
      .findLast((element) => element !== null);
    if (field) showInForm(field, 'center');
    field?.focus({ preventScroll: true });
    setTarget(undefined);
  }, [target]);
  const opened = useRef<HTMLButtonElement>(null);
  const open = (next: string | null) => {
    flushSync(() => setPart(next));
    // What was open above it has closed. A part that is larger than the form begins at its top.
    for (const place of ['.mantine-Accordion-item', '.mantine-Accordion-control']) {
      const element = opened.current?.closest(place);
      if (element) showInForm(element, 'nearest');
    }
  };
  const fields = fieldsOf(schema);
  const simple = fields.filter(([, { type }]) => type !== 'object');
  const parts = fields.filter(([, { type }]) => type === 'object');
  return (
    <Stack gap="lg">
      <ProblemList
        schema={schema}
        problems={draft.answer?.problems ?? []}
        onOpen={(path) => {
          if (parts.some(([key]) => key === path[0])) setPart(String(path[0]));
          setTarget(path);
        }}
      />
      {simple.map(([key, inner]) => (
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
        {parts.map(([key, inner]) => (
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
    </Stack>
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
