import styles from './loader-overlay.module.css';

export interface LoaderOverlayProps {
  visible: boolean;
  /** What is read out, and shown under the ring. */
  label: string;
}

/** Covers the page while something is being written, so that it is not sent twice. */
export function LoaderOverlay({ visible, label }: LoaderOverlayProps) {
  return (
    <div role="status">
      {visible ? (
        <div className={styles.overlay}>
          <div className={styles.box}>
            <span className={styles.ring} />
            <span>{label}</span>
          </div>
        </div>
      ) : null}
    </div>
  );
}
