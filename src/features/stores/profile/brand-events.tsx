import { IconClock, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { StoreEvent } from '@/contract/stores';
import { NothingHere } from '../at-location';
import { facts } from '../directory-rules';
import styles from './profile.module.css';

/** What happens at the shop. */
export function BrandEvents({ events }: { events: readonly StoreEvent[] }) {
  if (events.length === 0) return <NothingHere />;
  return (
    <ul className="stack">
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, and their list does not change
        <li key={index} className={styles.event}>
          <p className={styles.date}>
            <span className={styles.day}>{event.day}</span>
            <span>{event.month}</span>
          </p>
          <div className={styles.eventWords}>
            <h3>{event.name}</h3>
            <Line icon={<IconMapPin size={16} aria-hidden />}>
              {facts(event.location, event.branch, event.mallName)}
            </Line>
            <Line icon={<IconClock size={16} aria-hidden />}>{event.timing.trim()}</Line>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: string }) {
  if (!children) return null;
  return (
    <p className={styles.line}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
