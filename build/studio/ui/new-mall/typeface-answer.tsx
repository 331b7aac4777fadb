import { Input, Select } from '@mantine/core';
import { ChooseFile, problemsId } from '../form/choose-file';
import { ProblemNotes } from '../form/problem-notes';
import { type AnswerProps, answerId } from './answer-props';

/** A typeface by its name, or a file of the mall's own. */
export function TypefaceAnswer({ question, value, problems, file, onAnswer, onFile, onNoFile }: AnswerProps) {
  const { text, choices = [] } = question;
  return (
    <Input.Wrapper
      label={text}
      labelElement="div"
      description="One of these, or a WOFF2 file of at most 60 kB with ₹ in it"
    >
      <Select
        id={answerId('font')}
        aria-label={text}
        data={[...choices]}
        value={file === undefined && value !== '' ? value : null}
        placeholder={file ?? 'The font of the phone'}
        clearable
        clearButtonProps={{ 'aria-label': 'The font of the phone' }}
        mt={6}
        onChange={(next) => {
          onNoFile('font');
          onAnswer(next ?? '');
        }}
      />
      <ChooseFile
        id={answerId('font-file')}
        what="Typeface, a WOFF2 file of at most 60 kB"
        accept="font/woff2,.woff2"
        current={file}
        onChosen={(chosen, base64) => onFile('font', chosen, base64)}
        onGone={() => onNoFile('font')}
      />
      <div id={problemsId(answerId('font-file'))}>
        <ProblemNotes problems={problems} />
      </div>
    </Input.Wrapper>
  );
}
