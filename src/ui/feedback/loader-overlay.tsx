import styles from './loader-overlay.module.css';

interface LoaderOverlayProps {
  visible: boolean;
  /** The text under the ring. Screen readers read it out. */
  label: string;
}

/** Covers the page during a write, so that nobody sends it twice. */
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
