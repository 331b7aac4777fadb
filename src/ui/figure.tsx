import styles from './figure.module.css';

export interface FigureProps {
  /** Formatted by the caller: '1,250' or '12.50'. */
  children: string;
  /** What it counts, such as the short name of the points. */
  unit?: string | undefined;
  size?: 'small' | 'medium' | 'large' | 'display';
  /** What the figure was before: struck through, quiet. */
  struck?: boolean;
}

/** A figure with its unit, in tabular figures; only the two large sizes may break between the two. */
export function Figure({ children, unit, size = 'medium', struck = false }: FigureProps) {
  const Root = struck ? 's' : 'span';
  return (
    <Root className={styles.figure} data-size={size}>
      {children}
      {unit ? <span className={styles.unit}> {unit}</span> : null}
    </Root>
  );
}
