import { Title } from '@mantine/core';
import type { NewMallAnswer, NewMallProblem, NewMallQuestion } from '../../wire';
import { IconChoices } from '../form/icon-proposals';
import { AnswerField } from './answer-field';
import { answerId } from './answer-props';
import { Margin } from './margin';
import type { QuestionPart } from './question-parts';
import { type TypedMall, withAnswer, withFile, withoutFile } from './typed-mall';

interface AnswerPartProps {
  part: QuestionPart;
  mall: TypedMall;
  onChange: (change: (mall: TypedMall) => TypedMall) => void;
  proposals: NewMallAnswer['proposals'];
  margin: NewMallAnswer['margin'];
  look: NewMallAnswer['look'];
  icons: NewMallAnswer['icons'];
  problems: readonly NewMallProblem[];
  /** Called when the person goes on from a question. */
  onLeave: (key: string) => void;
}

/** The fields of one part of the form. */
export function AnswerPart(props: AnswerPartProps) {
  const { part, mall, onChange, proposals, margin, look, icons, problems, onLeave } = props;
  const { sent, names } = mall;
  const questions = part.questions.filter(({ key }) => key !== 'icon' || sent.files.logo !== undefined);
  return (
    <fieldset className="part">
      <legend>
        <Title order={3} size="h5">
          {part.title}
        </Title>
      </legend>
      <div className="answers">
        {questions.map((question) => (
          <div key={question.key} className={isWide(question) ? 'wide' : undefined}>
            <AnswerField
              question={question}
              value={sent.answers[question.key] ?? ''}
              proposal={proposals[question.key]}
              state={sent}
              problems={problems.filter(({ key }) => key === question.key)}
              onAnswer={(answer) => onChange((before) => withAnswer(before, question.key, answer))}
              onLeave={() => onLeave(question.key)}
              file={names[question.key as keyof typeof names]}
              onFile={(key, name, base64) => onChange((before) => withFile(before, key, name, base64))}
              onNoFile={(key) => onChange((before) => withoutFile(before, key))}
            />
            {question.key === 'logo' && margin && (
              <Margin
                margin={margin}
                trim={sent.trim}
                onTrim={(trim) => onChange((before) => ({ ...before, sent: { ...before.sent, trim } }))}
              />
            )}
            {question.key === 'icon' && look && icons && (
              <IconChoices
                now={look.favicon}
                icons={icons}
                onTake={({ name, base64 }) => {
                  onChange((before) => withFile(before, 'icon', name, base64));
                  document.getElementById(answerId('icon'))?.focus();
                }}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function isWide({ key, choices }: NewMallQuestion): boolean {
  return choices !== undefined && key !== 'font';
}
