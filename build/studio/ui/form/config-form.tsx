import { Accordion, Badge, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Path } from '../draft-text';
import { fieldId, fieldsOf, labelOf, type Schema } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { Field } from './field';
import { ProblemList } from './problem-list';
import { worstOf } from './problem-notes';

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
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
    setTarget(undefined);
  }, [target]);
  const fields = fieldsOf(schema);
  const simple = fields.filter(([, { type }]) => type !== 'object');
  const parts = fields.filter(([, { type }]) => type === 'object');
  return (
    <Stack gap="lg">
      <ProblemList
        problems={draft.answer?.problems ?? []}
        onOpen={(path) => {
          setPart(String(path[0]));
          setTarget(path);
        }}
      />
      {simple.map(([key, inner]) => (
        <Field key={key} path={[key]} schema={inner} />
      ))}
      <Accordion variant="separated" order={2} value={part} onChange={setPart} keepMounted={false}>
        {parts.map(([key, inner]) => (
          <Accordion.Item key={key} value={key}>
            <Accordion.Control>
              <Text fw={600} span>
                {labelOf(key)}
              </Text>
              <ProblemCount path={[key]} />
              <Text size="xs" className="quiet">
                {inner.description}
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
      {problems.length}
    </Badge>
  );
}
