import { type ReactNode, useId, useState } from 'react';
import { FoldButton, FoldChevron } from '../controls/fold';
import { Facts } from '../text/facts';
import { Card } from './card';
import styles from './record-card.module.css';

interface RecordCardProps {
  /** Also the name of the button that opens the card. */
  title: string;
  /** Under the title. */
  status?: ReactNode;
  /** To the right of the title, such as points or an amount. */
  figure?: ReactNode;
  /** Short facts with their names. Facts without a value are left out. */
  facts: readonly { label: string; value: string }[];
  startsOpen: boolean;
  /** Pictures and notes under the facts. */
  children?: ReactNode;
}

/** The card of a bill or an order. Closed, it shows what it is and its status. Open, it shows everything. */
export function RecordCard({ title, status, figure, facts, startsOpen, children }: RecordCardProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <Card padding="flush">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <FoldButton open={open} onToggle={() => setOpen(!open)} content={id}>
              {title}
            </FoldButton>
          </h2>
          {status}
        </div>
        <span className={styles.figure}>{figure}</span>
        <FoldChevron open={open} />
      </div>
      {open ? (
        <div className={styles.content} id={id}>
          <div className={styles.facts}>
            <Facts facts={facts.filter(({ value }) => value !== '')} />
          </div>
          {children}
        </div>
      ) : null}
    </Card>
  );
}
