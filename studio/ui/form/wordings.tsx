import { Input, Text, Textarea } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { type Path, valueAt } from '../../draft-text';
import { fieldId, standardWording } from '../schema';
import { problemsAt, useDraftContext } from './draft-context';
import { toldAtField } from './problem-notes';
import type { FieldProps } from './use-field';

/** How many fields a list shows. */
const most = 30;

/** A field for each of some texts. */
export function Wordings({ texts }: { texts: readonly FieldProps[] }) {
  return (
    <>
      {texts.slice(0, most).map((text) => (
        <Wording key={text.path.join('.')} {...text} />
      ))}
      {texts.length > most && (
        <Text size="sm" className="quiet">
          These are the first {most} of {texts.length} texts. A search narrows them down.
        </Text>
      )}
    </>
  );
}

/** One text, under its standard wording. A counted text has a field for one and a field for other numbers. */
function Wording({ path, schema }: FieldProps) {
  const draft = useDraftContext();
  const standard = standardWording(schema);
  const problems = problemsAt(draft, path, true);
  const counted = schema.anyOf !== undefined && typeof valueAt(draft.config, path) !== 'string';
  const fieldOf = (at: Path) => {
    const wording = valueAt(draft.config, at);
    return {
      id: fieldId(at),
      autosize: true,
      value: typeof wording === 'string' ? wording : '',
      onChange: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
        draft.setValue(at, currentTarget.value === '' ? undefined : currentTarget.value),
    };
  };
  const told = toldAtField(problems, <span className="key">{path.at(-1)}</span>);
  if (!counted) return <Textarea {...fieldOf(path)} {...told} label={standard} className="wording" />;
  return (
    <Input.Wrapper {...told} label={standard} labelElement="div" className="wording">
      {forms.map(({ form, label }) => (
        <Textarea
          key={form}
          {...fieldOf([...path, form])}
          label={label}
          aria-label={`${label}: ${standard}`}
          mt={6}
        />
      ))}
    </Input.Wrapper>
  );
}

/** The forms of English and Hindi. Other ones are for an editor. */
const forms = [
  { form: 'one', label: 'For one' },
  { form: 'other', label: 'For other numbers' },
] as const;
