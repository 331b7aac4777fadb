import './new-mall.css';
import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { NewMallQuestion } from '../../wire';
import { ProblemNotes } from '../form/problem-notes';
import { PhoneLooks } from '../phone-looks';
import { checkNewMall, makeNewMall } from '../requests';
import { start } from '../start';
import { useAskBeforeLeaving } from '../use-ask-before-leaving';
import { useFailure } from '../use-failure';
import { usePress } from '../use-press';
import { useRestedCheck } from '../use-rested-check';
import { AnswerField } from './answer-field';
import { answerId } from './answer-props';
import { Margin } from './margin';
import { emptyMall, type TypedMall, withAnswer, withFile, withoutFile } from './typed-mall';

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
  const { sent, names } = mall;
  const queries = useQueryClient();
  const failure = useFailure();
  const checked = useRestedCheck(sent, checkNewMall, failure);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const busy = useRef(false);
  useAskBeforeLeaving(mall !== emptyMall);
  useEffect(() => document.getElementById(answerId(start.questions[0]?.key ?? ''))?.focus(), []);

  const make = usePress(failure, makeNewMall, async (made) => {
    if ('id' in made) {
      await queries.invalidateQueries({ queryKey: ['malls'] });
      return onMade(made.id);
    }
    setTried(true);
    const first = start.questions.find(({ key }) => made.problems.some((problem) => problem.key === key));
    if (first) document.getElementById(answerId(first.key))?.focus();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return; // a double press
    busy.current = true;
    make.mutate(sent, {
      onSettled: () => {
        busy.current = false;
      },
    });
  };

  const refused = make.data && 'problems' in make.data ? make.data : undefined;
  // What was found when it should be made is newer than the last check, until something else is typed.
  const answer = make.variables === sent && refused ? refused : checked;
  const { proposals, problems, look, margin } = answer ?? { proposals: {}, problems: [] };
  const shown = problems.filter(({ key = '' }) => tried || left.includes(key) || key in names);
  const errors = problems.filter(({ severity }) => severity === 'error').length;

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
        {partsOf(start.questions).map(({ title, questions }) => (
          <fieldset key={title} className="part">
            <legend>
              <Title order={3} size="h5">
                {title}
              </Title>
            </legend>
            <div className="answers">
              {questions
                .filter(({ key }) => key !== 'icon' || sent.files.logo !== undefined)
                .map((question) => (
                  <div key={question.key} className={isWide(question) ? 'wide' : undefined}>
                    <AnswerField
                      question={question}
                      value={sent.answers[question.key] ?? ''}
                      proposal={proposals[question.key]}
                      problems={shown.filter(({ key }) => key === question.key)}
                      onAnswer={(answer) => onChange((before) => withAnswer(before, question.key, answer))}
                      onLeave={() => setLeft((before) => [...new Set([...before, question.key])])}
                      file={names[question.key as keyof typeof names]}
                      onFile={(key, name, base64) =>
                        onChange((before) => withFile(before, key, name, base64))
                      }
                      onNoFile={(key) => onChange((before) => withoutFile(before, key))}
                    />
                    {question.key === 'logo' && margin && (
                      <Margin
                        margin={margin}
                        trim={sent.trim}
                        onTrim={(trim) =>
                          onChange((before) => ({ ...before, sent: { ...before.sent, trim } }))
                        }
                      />
                    )}
                  </div>
                ))}
            </div>
          </fieldset>
        ))}
        <ProblemNotes problems={shown.filter(({ key }) => key === undefined)} />
        {failure.text && (
          <Alert color="red" variant="light" role="alert">
            {failure.text}
          </Alert>
        )}
        <Text size="sm" className="error" role="status">
          {tried && errors > 0 && stateOf(errors)}
        </Text>
        <Group gap="xs">
          <Button type="submit" loading={make.isPending}>
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
        {look ? (
          <PhoneLooks look={look} />
        ) : (
          <Text size="sm" className="quiet">
            Here you see what phones show of the mall, as soon as it has a name, a colour and good files.
          </Text>
        )}
      </aside>
    </div>
  );
}

function isWide({ key, choices }: NewMallQuestion): boolean {
  return choices !== undefined && key !== 'font';
}

function stateOf(errors: number): string {
  return errors === 1 ? 'One answer needs a change.' : `${errors} answers need a change.`;
}

/** Where each part of the form begins. */
const parts: Readonly<Partial<Record<string, string>>> = {
  id: 'The mall',
  primary: 'Its look',
  host: 'Its app',
};

function partsOf(questions: readonly NewMallQuestion[]) {
  const made: { title: string; questions: NewMallQuestion[] }[] = [];
  for (const question of questions) {
    const title = parts[question.key];
    if (title !== undefined || made.length === 0) made.push({ title: title ?? '', questions: [] });
    made.at(-1)?.questions.push(question);
  }
  return made;
}
