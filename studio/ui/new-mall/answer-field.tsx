import { Checkbox, ColorInput, Radio, SimpleGrid, TextInput, type TextInputProps } from '@mantine/core';
import { ExplainedChoice } from '../form/explained';
import { toldAtField } from '../form/problem-notes';
import { choicesOf, schemaAt, titleOf } from '../schema';
import { configSchema } from '../start';
import { type AnswerProps, answerId } from './answer-props';
import { OwnFileAnswer } from './own-file-answer';
import { TypefaceAnswer } from './typeface-answer';

/** The field for one question, chosen by what it asks for. An empty one means the proposal. */
export function AnswerField(props: AnswerProps) {
  const { question, value, proposal, problems, onAnswer, onLeave } = props;
  const { key, text, hint, choices = [], required } = question;
  if (key === 'logo' || key === 'icon') return <OwnFileAnswer {...props} name={key} />;
  if (key === 'font') return <TypefaceAnswer {...props} />;
  const common = {
    id: answerId(key),
    label: text,
    required,
    ...toldAtField(problems, hint && sentence(hint)),
    onBlur: onLeave,
  };
  if (key === 'without') {
    const without = value.split(',').filter((area) => choices.includes(area));
    return (
      <Checkbox.Group {...common} value={without} onChange={(next) => onAnswer(next.join(','))}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt={10}>
          {choices.map((area) => (
            <Checkbox
              key={area}
              value={area}
              label={titleOf(schemaAt(['screens', area], configSchema), [area])}
            />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    );
  }
  if (choices.length > 0) {
    return (
      <Radio.Group
        {...common}
        description="The pictures show a sample mall."
        value={value || proposal || (choices[0] ?? '')}
        onChange={onAnswer}
      >
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md" mt={10}>
          {choicesOf(schemaAt(['referral', 'layout'], configSchema)).map((choice) => (
            <Radio
              key={choice.value}
              value={choice.value}
              label={
                <>
                  {choice.title}
                  <img src={`/studio/layouts/${choice.value}`} alt="" width={390} height={844} />
                </>
              }
              description={<ExplainedChoice choice={choice} />}
              className="layout"
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
    );
  }
  if (key === 'primary' || key === 'accent') {
    return (
      <ColorInput
        {...common}
        inputWrapperOrder={order}
        value={value}
        maxLength={mostTyped}
        fixOnBlur={false} // the check knows more ways to write a colour
        placeholder={required ? '' : 'none'}
        format="hex"
        eyeDropperButtonProps={{ 'aria-label': `Pick from the screen: ${text}` }}
        onChange={onAnswer}
      />
    );
  }
  return (
    <TextInput
      {...common}
      inputWrapperOrder={order}
      value={value}
      maxLength={mostTyped}
      placeholder={proposal}
      inputMode={key === 'id' ? 'numeric' : key === 'host' ? 'url' : 'text'}
      spellCheck={false}
      onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
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
