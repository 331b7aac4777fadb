import { Accordion, Text } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldsIn, type StepKey, steps } from '../../way/steps';
import { configSchema, schemaOf, titleOf } from '../start';
import { Field } from './field';
import { ProblemCount } from './problem-notes';
import { fieldId, fieldsOf } from './schema';
import { showInForm } from './show-in-form';
import { TitledFields } from './titled-fields';
import { Explained } from './use-field';

interface AllFieldsProps {
  step: StepKey;
  /** The key of the part that is open. */
  part: string | null;
  onPart: (part: string | null) => void;
}

/** Parts that stand open, because their step is about them. */
const open = ['program', 'theme', 'words', 'texts'];
/** Those of them that need no title below that of the step. */
const untitled = ['program', 'theme'];

/** The fields of a step: the simple keys first, then a section for each part. */
export function AllFields({ step, part, onPart }: AllFieldsProps) {
  const opened = useRef<HTMLButtonElement>(null);
  const turn = (next: string | null) => {
    flushSync(() => onPart(next));
    // What was open above it has closed. A part that is larger than the form begins at its top.
    for (const place of ['.mantine-Accordion-item', '.mantine-Accordion-control']) {
      const element = opened.current?.closest(place);
      if (element) showInForm(element, 'nearest');
    }
  };
  const known = fieldsOf(configSchema).map(([key]) => key);
  const keys = steps.flatMap((each) => (each.key === step ? fieldsIn(each, known) : []));
  const isPart = (key: string) => schemaOf([key]).type === 'object' && !open.includes(key);
  const parts = keys.filter(isPart);
  return (
    <>
      {keys
        .filter((key) => !isPart(key))
        .map((key) =>
          open.includes(key) ? (
            <div key={key} id={fieldId([key])} tabIndex={-1}>
              <TitledFields title={untitled.includes(key) ? '' : titleOf([key])} order={2}>
                <Field path={[key]} />
              </TitledFields>
            </div>
          ) : (
            <Field key={key} path={[key]} />
          ),
        )}
      <Accordion
        variant="separated"
        order={2}
        value={part}
        onChange={turn}
        keepMounted={false}
        transitionDuration={0}
      >
        {parts.map((key) => (
          <Accordion.Item key={key} value={key} id={fieldId([key])}>
            <Accordion.Control ref={key === part ? opened : undefined}>
              <Text size="md" fw={600} span title={key}>
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
