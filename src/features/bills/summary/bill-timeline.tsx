import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import type { Bill } from '@/contract/bills';
import { transactionQueries } from '@/features/transactions/queries';
import { formatDate } from '@/lib/dates';
import styles from './bill-timeline.module.css';
import { decidedOn, timelineOf } from './timeline-rules';

/**
 * How far a bill has come (docs/product/bills.md#summary). Only the points that a bill earned have a date, so it shows
 * where the points were asked for before.
 */
export function BillTimeline({ bill }: { bill: Bill }) {
  const texts = textsOf(billTexts);
  const points = useQuery({ ...transactionQueries.points(), enabled: false });
  const steps = timelineOf(bill.status);
  if (steps.length === 0) return null;
  const earned = points.data?.lists.earned.map(({ entry }) => entry) ?? [];
  const dates = { decided: formatDate(decidedOn(bill.id, earned), 'short') };
  const labels = {
    sent: texts.stepSent,
    received: texts.stepReceived,
    checking: texts.stepChecking,
    decided: texts.stepDecided,
  };
  return (
    <ol className={styles.steps} aria-label={texts.timeline}>
      {steps.map(({ name, state }) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot}>{state === 'done' ? <IconCheck size={14} aria-hidden /> : null}</span>
          <span>{labels[name]}</span>
          {state === 'ahead' ? <span className="visually-hidden">{texts.stepAhead}</span> : null}
          {name === 'decided' && dates.decided ? <span className={styles.date}>{dates.decided}</span> : null}
        </li>
      ))}
    </ol>
  );
}
