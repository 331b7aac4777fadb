import { TypefaceChoice } from '../form/typeface-choice';
import { type AnswerProps, answerId } from './answer-props';

/** The typeface of a new mall. */
export function TypefaceAnswer(props: AnswerProps) {
  const { question, value, state, problems, file, onAnswer, onFile, onNoFile } = props;
  return (
    <TypefaceChoice
      id={answerId('font')}
      label={question.text}
      description="One of these, or a WOFF2 file of at most 60 kB with ₹ in it"
      names={question.choices ?? []}
      named={file === undefined ? value : ''}
      file={file}
      state={state}
      problems={problems}
      onName={(name) => {
        onNoFile('font');
        onAnswer(name);
      }}
      onFile={(chosen, base64) => onFile('font', chosen, base64)}
      onNoFile={() => onNoFile('font')}
    />
  );
}
