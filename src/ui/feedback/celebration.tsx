import { IconCheck } from '@tabler/icons-react';
import styles from './celebration.module.css';

const pieces = 14;

/** The good news with a little confetti. It does not move for people who want less motion. */
export function Celebration({ title }: { title: string }) {
  return (
    <div className={styles.celebration}>
      <div className={styles.stage} aria-hidden="true">
        {Array.from({ length: pieces }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike
            key={index}
            className={styles.ray}
            style={{ rotate: `${Math.round((index * 360) / pieces)}deg` }}
          >
            <span className={styles.piece} data-kind={index % 3} />
          </span>
        ))}
        <span className={styles.seal}>
          <IconCheck size={40} stroke={3} aria-hidden />
        </span>
      </div>
      <h2 className={styles.title}>{title}</h2>
    </div>
  );
}
