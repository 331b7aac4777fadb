import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type AppForm, useAppForm } from '@/components/form/use-app-form';
import { useForgetGone } from '@/components/form/use-forget-gone';
import type { Location } from '@/contract/locations';
import { paths } from '@/lib/paths';
import { today } from '@/lib/today';
import { shownDate } from '@/lib/typed-date';
import { showToast } from '@/ui/feedback/show-toast';
import { startBusy, useBusyUntil } from '@/updates/busy';
import { tellBillSent } from '../bill-news';
import { type LongBill, longBillSchema } from './long-bill.schema';
import { besideFields, longBillDraft, useLongBillDraft } from './long-bill-draft';
import { sendLongBill } from './send-long-bill';
import { onlyOne } from './submit-rules';
import { usePages } from './use-pages';

/** The form of a long bill with its pages, and what becomes of it (docs/product/bills.md#long-bills). */
export function useLongBill(locations: readonly Location[]) {
  const navigate = useNavigate();
  const kept = useLongBillDraft(locations);
  const images = usePages(kept.pages);
  const { pages, isRestoring } = images;
  const [percent, setPercent] = useState(0);
  const sending = useRef<AbortController>(undefined);
  /** The pages of an attempt that ended without an answer, as one text. */
  const [unanswered, setUnanswered] = useState(kept.unanswered);
  const pageIds = pages.map(({ id }) => id).join(' ');
  const beside = useMemo(() => besideFields(pages, unanswered), [pages, unanswered]);
  const endBusy = useBusyUntil('form', pages.length > 0 || images.isReading);
  useEffect(() => () => sending.current?.abort(), []);

  const chosenLocation = useRef(kept.location);
  // The list of an earlier visit shows first, and is renewed while the form is open.
  const known = useRef(locations);
  known.current = locations;
  const form: AppForm<LongBill> = useAppForm<LongBill>({
    initial: () => ({
      location: onlyOne(locations)?.id ?? '',
      brand: '',
      billNumber: '',
      billDate: shownDate(today()),
      billAmount: '',
    }),
    draft: { ...longBillDraft, beside, paused: isRestoring },
    known: kept.isLocationGone ? ['location'] : [],
    schema: () => longBillSchema(() => billDaysOf(known.current, chosenLocation.current)),
    onSubmit: async (values, { isMounted, saved }) => {
      if (pages.length === 0) return;
      const cancel = new AbortController();
      sending.current = cancel;
      setPercent(0);
      const endUpload = startBusy('upload');
      const mayHaveArrived = unanswered === pageIds;
      setUnanswered(pageIds); // this tab may be killed before the answer
      const outcome = await sendLongBill(values, {
        files: pages.map(({ file }) => file),
        mayHaveArrived,
        signal: cancel.signal,
        onProgress: (part) => setPercent(Math.floor(part * 100)),
      }).finally(endUpload);
      if (outcome.kind !== 'taken') {
        if (!outcome.mayHaveArrived) setUnanswered('');
        if (outcome.kind === 'failed' && outcome.message && isMounted()) showToast('error', outcome.message);
        return;
      }
      tellBillSent();
      saved();
      endBusy();
      if (!isMounted()) return;
      await (outcome.billId
        ? navigate({
            to: paths.billSummary,
            state: { billIds: outcome.billId, isMultiClickBill: true },
            replace: true,
          })
        : navigate({ to: '/thank-you', replace: true }));
    },
  });
  const { fields } = form;
  const { location } = fields.values;
  chosenLocation.current = location;

  useForgetGone({ form, name: 'location' }, locations, () => {
    fields.setFieldValue('location', onlyOne(locations)?.id ?? '');
    fields.setFieldValue('brand', '');
  });

  return {
    form,
    ...images,
    percent,
    billDays: billDaysOf(locations, location),
    cancel: () => sending.current?.abort(),

    /** Another location has other brands, and takes bills of another age. */
    chooseLocation: (id: string) => {
      fields.setValues({ location: id, brand: '', billDate: shownDate(today()) });
      fields.setErrors({ ...fields.errors, location: null, brand: null, billDate: null });
    },
  };
}

function billDaysOf(locations: readonly Location[], id: string): number | undefined {
  return locations.find((location) => location.id === id)?.billDays;
}
