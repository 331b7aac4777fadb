import './new-mall.css';
import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { ProblemNotes } from '../form/problem-notes';
import { PhoneLooks } from '../phone-looks';
import { start } from '../start';
import { useAskBeforeLeaving } from '../use-ask-before-leaving';
import { AnswerPart } from './answer-part';
import { answerId } from './answer-props';
import { partsOf } from './question-parts';
import { emptyMall, type TypedMall } from './typed-mall';
import { useNewMall } from './use-new-mall';

interface NewMallFormProps {
  mall: TypedMall;
  onChange: (change: (mall: TypedMall) => TypedMall) => void;
  /** Called with the id of the mall that was made. */
  onMade: (id: string) => void;
  /** Missing where there is no mall to go back to. */
  onCancel?: () => void;
}

/** The questions of a new mall, beside what phones will show of it. */
export function NewMallForm({ mall, onChange, onMade, onCancel }: NewMallFormProps) {
  const { answer, shown, refused, failure, making, leave, submit } = useNewMall(mall, onMade);
  useAskBeforeLeaving(mall !== emptyMall);
  useEffect(() => document.getElementById(answerId(start.questions[0]?.key ?? ''))?.focus(), []);
  return (
    <div className="new-mall">
      <form className="new-mall-form" noValidate onSubmit={submit} aria-label="New mall">
        <div>
          <Title order={2} size="h3">
            New mall
          </Title>
          <Text size="sm" className="quiet" mt={4}>
            The answers make a folder of the mall's own. You can change all of them later but the id, and the
            host only until the mall goes live.
          </Text>
        </div>
        {partsOf(start.questions).map((part) => (
          <AnswerPart
            key={part.title}
            part={part}
            mall={mall}
            onChange={onChange}
            proposals={answer.proposals}
            margin={answer.margin}
            look={answer.look}
            icons={answer.icons}
            problems={shown}
            onLeave={leave}
          />
        ))}
        <ProblemNotes problems={shown.filter(({ key }) => key === undefined)} />
        {failure.text && <Alert>{failure.text}</Alert>}
        <Text size="sm" className="error" role="status">
          {refused}
        </Text>
        <Group gap="xs">
          <Button type="submit" loading={making}>
            Make the mall
          </Button>
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </form>
      <aside className="look-side">
        {answer.look ? (
          <PhoneLooks look={answer.look} />
        ) : (
          <Text size="sm" className="quiet">
            Here you see what phones show of the mall, as soon as it has a name, a colour and good files.
          </Text>
        )}
      </aside>
    </div>
  );
}
