import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { billTexts } from '@/brand/texts/bills';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { afterPress } from '@/components/form/after-press';
import { FormText } from '@/components/form/fields';
import { FormDate } from '@/components/form/form-date';
import { locationsQuery } from '@/components/locations-query';
import { currencySign } from '@/components/money';
import { QueryView } from '@/components/query-view';
import type { Location } from '@/contract/locations';
import { Button } from '@/ui/controls/button';
import { BillsDrawing } from '@/ui/drawings/bills';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { FieldSkeleton } from '@/ui/feedback/skeleton';
import { FieldPair, FormFoot } from '@/ui/form/form-layout';
import { SelectField } from '@/ui/form/select-field';
import { useToday } from '@/ui/hooks/use-today';
import { BrandField } from './brand-field';
import {
  billAmountLength,
  billNumberLength,
  normaliseAmount,
  normaliseNumber,
  oldestDay,
  tidyAmount,
} from './long-bill.schema';
import { PageList } from './page-list';
import { takeShares } from './shared-bills';
import styles from './submit.module.css';
import { useLongBill } from './use-long-bill';

interface LongBillProps {
  /** Tells while a bill is on its way: the screen cannot be left then. */
  onSending: (sending: boolean) => void;
  /** In a mall without short bills, what another app has shared becomes pages. */
  takesShares?: boolean;
}

/** A bill as a form (docs/product/bills.md#long-bills). */
export function LongBill({ onSending, takesShares = false }: LongBillProps) {
  const texts = textsOf(billTexts);
  const locations = useQuery(locationsQuery());
  return (
    <QueryView
      what="locations"
      query={locations}
      skeleton={<FieldSkeleton count={5} />}
      empty={<EmptyState drawing={<BillsDrawing />} title={texts.noLocation} />}
    >
      {(list) => <LongBillForm locations={list} onSending={onSending} takesShares={takesShares} />}
    </QueryView>
  );
}

function LongBillForm({
  locations,
  onSending,
  takesShares = false,
}: LongBillProps & { locations: readonly Location[] }) {
  const texts = textsOf(billTexts);
  const today = useToday(); // the form may stay open over midnight
  const bill = useLongBill(locations);
  const { form, pages } = bill;
  const { values, errors, validateField, isValid } = form.fields;
  const locked = form.pending;
  useTellSending(locked, onSending);
  const takeShared = useEffectEvent(() => void takeShares(bill.add));
  useEffect(() => {
    if (takesShares) takeShared();
  }, [takesShares]);

  return (
    <form className="column" onSubmit={form.submit} noValidate>
      <SelectField
        label={texts.location}
        placeholder={texts.selectLocation}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        value={values.location}
        error={errors.location}
        disabled={locked}
        onChange={({ currentTarget }) => bill.chooseLocation(currentTarget.value)}
        onBlur={() => afterPress(() => validateField('location'))}
      />
      <BrandField form={form} disabled={locked} />
      <FieldPair>
        <FormText
          form={form}
          name="billNumber"
          label={texts.billNumber}
          autoComplete="off"
          autoCapitalize="characters"
          normalise={normaliseNumber}
          longest={billNumberLength}
          disabled={locked}
        />
        <FormText
          form={form}
          name="billAmount"
          label={texts.billAmount}
          lead={currencySign()}
          inputMode="decimal"
          autoComplete="off"
          normalise={normaliseAmount}
          longest={billAmountLength}
          tidy={tidyAmount}
          disabled={locked}
        />
      </FieldPair>
      <FormDate
        form={form}
        name="billDate"
        label={texts.billDate}
        placeholder={texts.datePlaceholder}
        min={oldestDay(bill.billDays)}
        max={today}
        calendar={{ open: texts.openCalendar, previous: texts.previousMonth, next: texts.nextMonth }}
        disabled={locked}
      />
      <PageList pages={pages} onAdd={bill.add} onRemove={bill.remove} locked={locked} />
      {pages.length > 0 ? (
        <FormFoot>
          {locked ? (
            <>
              <ProgressBar label={texts.uploadProgress} percent={bill.percent}>
                <span className={styles.percent}>
                  <span>{bill.percent < 100 ? texts.uploading : texts.submitting}</span>
                  <span>{`${bill.percent}%`}</span>
                </span>
              </ProgressBar>
              {bill.percent < 100 ? (
                <Button variant="secondary" onClick={bill.cancel}>
                  {textsOf(commonTexts).cancel}
                </Button>
              ) : (
                <p className="quiet">{textsOf(uploadTexts).noCancelling}</p>
              )}
            </>
          ) : (
            <Button type="submit" disabled={!isValid() || bill.isReading}>
              {texts.submit}
            </Button>
          )}
        </FormFoot>
      ) : null}
    </form>
  );
}

function useTellSending(sending: boolean, onSending: (sending: boolean) => void): void {
  const tell = useEffectEvent(onSending);
  useEffect(() => {
    tell(sending);
    return () => tell(false);
  }, [sending]);
}
