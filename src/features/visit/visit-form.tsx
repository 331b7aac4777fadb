import { textsOf } from '@/brand/texts/define-texts';
import { visitTexts } from '@/brand/texts/visit';
import { afterPress } from '@/components/form/after-press';
import { FormSelect, FormText } from '@/components/form/fields';
import { FormDate } from '@/components/form/form-date';
import { MobileField } from '@/components/form/mobile-field';
import { NameFields } from '@/components/form/personal-fields';
import { RetryBelow } from '@/components/form/retry-below';
import { Page } from '@/components/page';
import { asciiDigits } from '@/lib/digits';
import { today } from '@/lib/today';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { FieldPair, FormFoot } from '@/ui/form/form-layout';
import { usePrefill } from './use-prefill';
import { useVisitForm } from './use-visit-form';
import styles from './visit.module.css';
import { nameLength, peopleLength } from './visit.schema';
import { lastDay } from './visit-rules';

interface VisitFormProps {
  title: string;
  onBack: () => void;
}

/** The second step: who comes, and when. */
export function VisitForm({ title, onBack }: VisitFormProps) {
  const texts = textsOf(visitTexts);
  const { form, slots, isSubmittable, setAtMall } = useVisitForm();
  const lookUp = usePrefill(form);
  const { values, errors, setFieldValue, validateField } = form.fields;
  return (
    <Page title={title} onBack={onBack}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <section className={styles.group}>
          <h2>{texts.who}</h2>
          <MobileField
            value={values.mobile}
            onChange={(mobile) => {
              setFieldValue('mobile', mobile);
              form.rejudge('mobile');
            }}
            onBlur={() => {
              afterPress(() => validateField('mobile'));
              lookUp();
            }}
            error={errors.mobile}
          />
          <NameFields form={form} longest={nameLength} />
          <FormText
            form={form}
            name="people"
            label={texts.people}
            inputMode="numeric"
            autoComplete="off"
            maxLength={peopleLength}
            normalise={(text) => asciiDigits(text).trim()}
          />
        </section>
        <section className={styles.group}>
          <h2>{texts.when}</h2>
          <div className={styles.atMall}>
            <CheckboxField
              label={texts.atMall}
              checked={values.atMall}
              onChange={({ currentTarget }) => setAtMall(currentTarget.checked)}
            />
          </div>
          {values.atMall ? null : (
            <FieldPair>
              <FormDate
                form={form}
                name="date"
                label={texts.visitDate}
                placeholder={texts.datePlaceholder}
                min={today()}
                max={lastDay()}
                calendar={{
                  open: texts.openCalendar,
                  previous: texts.previousMonth,
                  next: texts.nextMonth,
                }}
              />
              <SlotField form={form} slots={slots} />
            </FieldPair>
          )}
        </section>
        <FormFoot>
          <Button type="submit" disabled={!isSubmittable} loading={form.pending}>
            {texts.submit}
          </Button>
        </FormFoot>
      </form>
    </Page>
  );
}

/** The time slots of the day; disabled while there are none (docs/product/visit.md#time-slots). */
function SlotField({ form, slots }: Pick<ReturnType<typeof useVisitForm>, 'form' | 'slots'>) {
  const texts = textsOf(visitTexts);
  const choices = slots.data ?? [];
  const hasFailed = slots.isError && slots.data === undefined;
  const none = slots.data?.length === 0 ? texts.otherDay : undefined;
  return (
    <RetryBelow onRetry={hasFailed ? () => void slots.refetch() : undefined}>
      <FormSelect
        form={form}
        name="slot"
        label={texts.timeSlot}
        placeholder={texts.selectSlot}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={choices.length === 0}
        trouble={hasFailed ? texts.slotsFailed : none}
      />
    </RetryBelow>
  );
}
