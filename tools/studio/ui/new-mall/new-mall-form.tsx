import './new-mall.css';
import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { ProblemNotes } from '../form/problem-notes';
import { PhoneLooks } from '../preview/phone-looks';
import { start } from '../start';
import { AnswerField } from './answer-field';
import { emptyMall, useTypedMall } from './typed-mall';
import { answerId, useNewMall } from './use-new-mall';

/** The parts of the form, and the question with which each one begins. */
const parts = [
  { title: 'The mall', first: 'id' },
  { title: 'Its look', first: 'primary' },
  { title: 'Its app', first: 'host' },
];

interface NewMallFormProps {
  /** Called with the id of the mall that was made. */
  onMade: (id: string) => void;
  /** Missing where there is no mall to go back to. */
  onCancel?: () => void;
}

/** The questions of a new mall, beside what phones will show of it. */
export function NewMallForm({ onMade, onCancel }: NewMallFormProps) {
  const typed = useTypedMall();
  const mall = useNewMall((id) => {
    useTypedMall.setState(emptyMall, true);
    onMade(id);
  });
  const { answer, shown, refused, failure, making, submit } = mall;
  useWindowEvent('beforeunload', (event) => {
    if (typed !== emptyMall) event.preventDefault();
  });
  useEffect(() => document.getElementById(answerId(start.questions[0]?.key ?? ''))?.focus(), []);
  const begins = parts.map(({ first }) => start.questions.findIndex(({ key }) => key === first));
  return (
    <div className="new-mall">
      <form className="new-mall-form" noValidate onSubmit={submit} aria-label="New mall">
        <div>
          <Title order={2}>New mall</Title>
          <Text className="quiet" mt={4}>
            The answers make a folder of the mall's own. You can change all of them later but the id, and the
            host only until the mall goes live.
          </Text>
        </div>
        {parts.map(({ title }, part) => (
          <fieldset key={title} className="part">
            <legend>
              <Title order={3}>{title}</Title>
            </legend>
            <div className="answers">
              {start.questions.slice(begins[part], begins[part + 1]).map((question) => (
                <AnswerField key={question.key} question={question} mall={mall} />
              ))}
            </div>
          </fieldset>
        ))}
        <ProblemNotes problems={shown.filter(({ key }) => key === undefined)} />
        {failure.text && <Alert>{failure.text}</Alert>}
        <Text className="error" role="status">
          {refused}
        </Text>
        <Group gap="xs">
          <Button variant="filled" type="submit" loading={making}>
            Make the mall
          </Button>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </Group>
      </form>
      <aside className="look-side">
        {answer.look ? (
          <PhoneLooks look={answer.look} />
        ) : (
          <Text className="quiet">
            Here you see what phones show of the mall, as soon as it has a name, a colour and good files.
          </Text>
        )}
      </aside>
    </div>
  );
}
