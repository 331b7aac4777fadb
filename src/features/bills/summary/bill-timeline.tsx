import { useQuery } from '@tanstack/react-query';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import type { Bill } from '@/contract/bills';
import { transactionQueries } from '@/features/transactions/queries';
import { formatDate } from '@/lib/dates';
import { Stepper } from '@/ui/controls/stepper';
import { decidedOn, stepOf } from './summary-rules';

/**
 * How far a bill has come (docs/product/bills.md#summary). Only the points that a bill earned have a date, so it shows
 * where the points were asked for before.
 */
export function BillTimeline({ bill }: { bill: Bill }) {
  const texts = textsOf(billTexts);
  const points = useQuery({ ...transactionQueries.points(), enabled: false });
  const current = stepOf(bill.status);
  if (current === undefined) return null;
  const earned = points.data?.lists.earned.map(({ entry }) => entry) ?? [];
  const decided = formatDate(decidedOn(bill.id, earned), 'spacedSlashes') || undefined;
  const labels = [texts.stepSent, texts.stepReceived, texts.stepChecking, texts.stepDecided];
  const steps = labels.map((label, at) => ({
    id: String(at),
    label: (
      <>
        <span>{label}</span>
        {at > current ? <span className="visually-hidden">{texts.stepAhead}</span> : null}
      </>
    ),
    hint: at === labels.length - 1 ? decided : undefined,
  }));
  return <Stepper label={texts.timeline} steps={steps} current={current} />;
}
