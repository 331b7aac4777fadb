import type { ChangeEvent } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { feedbackTexts } from '@/brand/texts/feedback';
import { loginTexts } from '@/brand/texts/login';
import { registrationTexts } from '@/brand/texts/registration';
import { putCaretAt } from '@/components/form/caret';
import { FormSelect } from '@/components/form/fields';
import { useAppForm } from '@/components/form/use-app-form';
import { useWrite } from '@/components/use-write';
import type { Customer } from '@/contract/customer';
import { type FeedbackSubject, feedbackSubjects, messageLength } from '@/contract/feedback';
import { groupMobile, mobileDigits } from '@/lib/mobile';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/feedback/show-toast';
import { FieldPair, FormActions, FormFoot } from '@/ui/form/form-layout';
import { TextAreaField } from '@/ui/form/text-area-field';
import { TextField } from '@/ui/form/text-field';
import { focusMain } from '@/ui/navigation/focus-main';
import { emptyFeedback, type FeedbackForm as Form, feedbackSchema, typedMessage } from './feedback.schema';
import { feedbackWrite } from './queries';

interface FeedbackFormProps {
  customer: Customer;
  /** What the form begins with, and the id of the bill that this is about. */
  begin?: { with: Form; about: string } | undefined;
  /** The message has arrived, so the next one begins with nothing. */
  onSent: () => void;
  /** Leaves without a question. */
  onCancel: () => void;
}

/** Who writes, what about, and the message. */
export function FeedbackForm({ customer, begin, onSent, onCancel }: FeedbackFormProps) {
  const texts = textsOf(feedbackTexts);
  const feedback = useWrite(feedbackWrite);
  const form = useAppForm<Form>({
    initial: () => begin?.with ?? emptyFeedback,
    schema: feedbackSchema,
    draft: {
      form: 'feedback',
      version: 1,
      about: begin?.about,
      together: begin ? [['subject', 'message']] : [], // the words about a bill stay words about a bill
    },
    onSubmit: async (values, { isMounted, sent }) => {
      if (!(await feedback.send(values))) return;
      sent();
      if (!isMounted()) return;
      fields.setValues(emptyFeedback);
      fields.resetDirty();
      fields.clearErrors();
      onSent();
      focusMain(); // SUBMIT is disabled now
    },
  });
  const { fields } = form;
  const { message } = fields.values;

  const write = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart } = currentTarget;
    const typed = typedMessage(message, value);
    if (typed.isRefused) showToast('error', texts.characters);
    if (typed.message !== value)
      putCaretAt(currentTarget, selectionStart - value.length + typed.message.length);
    fields.setFieldValue('message', typed.message);
  };

  return (
    <form className="column" onSubmit={form.submit} noValidate>
      <PersonFields customer={customer} />
      <FormSelect
        form={form}
        name="subject"
        label={texts.subject}
        options={feedbackSubjects.map((value) => ({ value, label: subjectLabels()[value] }))}
      />
      <TextAreaField
        {...fields.getInputProps('message')}
        label={texts.message}
        placeholder={texts.messageHint}
        description={fill(texts.length, { count: message.length, most: messageLength })}
        rows={6}
        maxLength={messageLength}
        onChange={write}
      />
      <FormFoot>
        <FormActions>
          <Button
            variant="secondary"
            onClick={() => {
              form.giveUp();
              onCancel();
            }}
          >
            {textsOf(commonTexts).cancel}
          </Button>
          <Button type="submit" disabled={message === ''} loading={form.pending}>
            {texts.submit}
          </Button>
        </FormActions>
      </FormFoot>
    </form>
  );
}

function PersonFields({ customer }: { customer: Customer }) {
  const names = textsOf(registrationTexts);
  return (
    <>
      <FieldPair>
        <TextField label={names.firstName} value={customer.firstName} readOnly />
        <TextField label={names.lastName} value={customer.lastName} readOnly />
      </FieldPair>
      <FieldPair>
        <TextField
          label={names.mobileNumber}
          lead={textsOf(loginTexts).prefix}
          value={groupMobile(mobileDigits(customer.mobileNumber))}
          readOnly
        />
        <TextField label={names.email} value={customer.email} readOnly />
      </FieldPair>
    </>
  );
}

function subjectLabels(): Record<FeedbackSubject, string> {
  const texts = textsOf(feedbackTexts);
  return {
    General: texts.general,
    'Bill Rejections': texts.billRejections,
    'Points Redemptions': texts.pointsRedemptions,
    'Points Credited': texts.pointsCredited,
    Other: texts.other,
  };
}
