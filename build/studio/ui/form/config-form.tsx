import { Accordion, Badge, Stack, Text } from '@mantine/core';
import { fieldsOf, labelOf, type Schema } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { Field } from './field';
import { ProblemNotes } from './problem-notes';

/** The whole config: the simple keys first, then a section for each part. */
export function ConfigForm({ schema }: { schema: Schema }) {
  const draft = useDraftContext();
  const fields = fieldsOf(schema);
  const simple = fields.filter(([, { type }]) => type !== 'object');
  const parts = fields.filter(([, { type }]) => type === 'object');
  return (
    <Stack gap="lg">
      <ProblemNotes problems={problemsAt(draft, [])} />
      {simple.map(([key, inner]) => (
        <Field key={key} path={[key]} schema={inner} />
      ))}
      <Accordion variant="separated" order={2} defaultValue="theme" keepMounted={false}>
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
  const bad = problems.some(({ severity }) => severity === 'error');
  return (
    <Badge ml="xs" size="sm" className={bad ? 'error' : 'warning'} variant="default">
      {problems.length}
    </Badge>
  );
}
