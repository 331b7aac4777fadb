import { Input } from '@mantine/core';
import { ChooseFile } from '../form/choose-file';
import { pictureFiles, pictureLimit } from '../form/file-field';
import { type AnswerProps, answerId } from './answer-props';

/** A picture from this computer, which can be taken back. */
export function OwnFileAnswer({
  question,
  name,
  state,
  problems,
  file,
  onFile,
  onNoFile,
}: AnswerProps & { name: 'logo' | 'icon' }) {
  return (
    <Input.Wrapper label={question.text} labelElement="div" description={descriptions[name]}>
      <ChooseFile
        id={answerId(name)}
        what={question.text}
        accept={pictureFiles}
        current={file}
        limit={pictureLimit}
        state={state}
        problems={problems}
        onChosen={(chosen, base64) => onFile(name, chosen, base64)}
        onGone={() => onNoFile(name)}
      />
    </Input.Wrapper>
  );
}

const descriptions = {
  logo: 'An SVG file, or a PNG of at least 512 px. Without one, the mall gets a letter in its colour for now.',
  icon: 'An SVG file, or a PNG of at least 512 px, for the icons of the app.',
} as const;
