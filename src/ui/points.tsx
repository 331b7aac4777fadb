import styles from './points.module.css';

export interface PointsProps {
  /** Formatted by the caller: '1,250' or '12.50'. */
  figure: string;
  /** The points' short name. */
  unit?: string | undefined;
  size?: 'small' | 'medium' | 'large' | 'display';
  /** What the figure was before: struck through, quiet. */
  struck?: boolean;
}

/** A figure with its unit, in tabular figures; only the two large sizes may break between the two. */
export function Points({ figure, unit, size = 'medium', struck = false }: PointsProps) {
  const content = (
    <>
      {figure}
      {unit ? <span className={styles.unit}> {unit}</span> : null}
    </>
  );
  return struck ? (
    <s className={styles.points} data-size={size}>
      {content}
    </s>
  ) : (
    <span className={styles.points} data-size={size}>
      {content}
    </span>
  );
}
