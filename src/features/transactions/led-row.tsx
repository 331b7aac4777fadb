import type { ReactNode } from 'react';
import { RowLink } from '@/components/links';
import { paths } from '@/lib/paths';
import { ListRow } from '@/ui/lists/list-row';
import type { Lead } from './transaction-rules';
import styles from './transactions.module.css';

interface LedRowProps {
  /** Undefined where there is no more to tell. */
  lead: Lead | undefined;
  icon: ReactNode;
  title: string;
  /** The quiet second line; what is '' is left out. */
  facts: readonly string[];
  trailing: ReactNode;
}

/** One entry; with a lead it is a link to the screen that tells more. Only ids go along (docs/decisions/0035-kept-state.md). */
export function LedRow({ lead, icon, title, facts, trailing }: LedRowProps) {
  const look = {
    leading: <span className={styles.icon}>{icon}</span>,
    label: <span className={styles.title}>{title}</span>,
    subtitle: (
      <span className={styles.facts}>
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
      </span>
    ),
    trailing,
  };
  if (!lead) return <ListRow {...look} />;
  const [to, ids] =
    lead.to === 'order'
      ? [paths.orderSummary, { orderId: lead.id }]
      : [paths.billSummary, { billIds: lead.id }];
  return <RowLink to={to} state={{ ...ids, from: 'transactions' }} {...look} chevron />;
}
