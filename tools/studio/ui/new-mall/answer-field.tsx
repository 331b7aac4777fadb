import {
  Checkbox,
  ColorInput,
  Image,
  Input,
  Radio,
  SimpleGrid,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import type { NewMallQuestion } from '../../wire';
import { ChooseFile, TypefaceChoice } from '../files/choose-file';
import { IconChoices } from '../files/icon-proposals';
import { toldAtField } from '../form/problem-notes';
import { choicesOf } from '../form/schema';
import { ExplainedChoice } from '../form/use-field';
import { schemaOf, titleOf } from '../start';
import { useTypedMall, withAnswer, withFile } from './typed-mall';
import { answerId, type NewMall } from './use-new-mall';

interface AnswerFieldProps {
  question: NewMallQuestion;
  mall: NewMall;
}

/** The field for one question, chosen by what it asks for. An empty one means the proposal. */
export function AnswerField({ question, mall }: AnswerFieldProps) {
  const { key, text, hint, choices = [], required } = question;
  const { sent } = useTypedMall();
  if (key === 'logo' || key === 'icon' || key === 'font')
    return <FileAnswer {...{ question, mall, file: key }} />;
  const value = sent.answers[key] ?? '';
  const proposal = mall.answer.proposals[key];
  const set = (answer: string) => useTypedMall.setState((before) => withAnswer(before, key, answer));
  const common = {
    id: answerId(key),
    label: text,
    required,
    ...toldAtField(problemsOf({ question, mall }), hint && sentence(hint)),
    onBlur: () => mall.leave(key),
  };
  if (key === 'without') {
    const without = value.split(',').filter((area) => choices.includes(area));
    return (
      <Checkbox.Group {...common} className="wide" value={without} onChange={(next) => set(next.join(','))}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt={10}>
          {choices.map((area) => (
            <Checkbox key={area} value={area} label={titleOf(['screens', area])} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    );
  }
  if (choices.length > 0) {
    return (
      <Radio.Group
        {...common}
        className="wide"
        description="The pictures show a sample mall."
        value={value || proposal || (choices[0] ?? '')}
        onChange={set}
      >
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md" mt={10}>
          {choicesOf(schemaOf(['referral', 'layout'])).map((choice) => (
            <Radio
              key={choice.value}
              value={choice.value}
              label={
                <>
                  {choice.title}
                  <Image src={`/studio/layouts/${choice.value}`} alt="" mt={8} className="framed" />
                </>
              }
              description={<ExplainedChoice choice={choice} />}
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
    );
  }
  const typed = { ...common, inputWrapperOrder: order, value, maxLength: mostTyped };
  if (key === 'primary' || key === 'accent') {
    return (
      <ColorInput
        {...typed}
        placeholder={required ? '' : 'none'}
        eyeDropperButtonProps={{ 'aria-label': `Pick from the screen: ${text}` }}
        onChange={set}
      />
    );
  }
  return (
    <TextInput
      {...typed}
      placeholder={proposal}
      inputMode={key === 'id' ? 'numeric' : key === 'host' ? 'url' : 'text'}
      spellCheck={false}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  );
}

/** The hint stands below, so that the fields of a row are level. */
const order: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

/** Characters. The check of each answer names its own limit. */
const mostTyped = 300;

function sentence(hint: string): string {
  return hint.charAt(0).toUpperCase() + hint.slice(1);
}

function problemsOf({ question, mall }: AnswerFieldProps) {
  return mall.shown.filter(({ key }) => key === question.key);
}

/** A picture or a typeface from this computer, which can be taken back. Only a logo can have a second picture beside it. */
function FileAnswer({ question, mall, file }: AnswerFieldProps & { file: 'logo' | 'icon' | 'font' }) {
  const { sent, names } = useTypedMall();
  const { look, icons } = mall.answer;
  const set = (chosen?: { name: string; base64: string }) =>
    useTypedMall.setState((before) => withFile(before, file, chosen));
  const common = {
    id: answerId(file),
    current: names[file],
    state: sent,
    problems: problemsOf({ question, mall }),
    onChosen: (name: string, base64: string) => set({ name, base64 }),
    onGone: () => set(),
  };
  if (file === 'font') {
    return (
      <TypefaceChoice
        {...common}
        label={question.text}
        description="One of these, or a WOFF2 file of at most 60 kB with ₹ in it"
        names={question.choices ?? []}
        named={names.font === undefined ? (sent.answers.font ?? '') : ''}
        onName={(name) =>
          useTypedMall.setState((before) => withAnswer(withFile(before, 'font'), 'font', name))
        }
      />
    );
  }
  if (file === 'icon' && sent.files.logo === undefined) return null;
  return (
    <Input.Wrapper label={question.text} labelElement="div" description={descriptions[file]}>
      <ChooseFile {...common} what={question.text} kind="picture" />
      {file === 'icon' && look && icons && (
        <IconChoices
          now={look.favicon}
          icons={icons}
          onTake={(icon) => {
            set(icon);
            document.getElementById(answerId(file))?.focus();
          }}
        />
      )}
    </Input.Wrapper>
  );
}

const descriptions = {
  logo: 'An SVG file, or a PNG of at least 512 px. Without one, the mall gets a letter in its colour for now.',
  icon: 'An SVG file, or a PNG of at least 512 px, for the icons of the app.',
} as const;
