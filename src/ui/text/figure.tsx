import styles from './figure.module.css';

export interface FigureProps {
  /** Formatted by the caller: '1,250' or '12.50'. */
  children: string;
  /** The unit, such as the short name of the points. */
  unit?: string | undefined;
  size?: 'small' | 'medium' | 'large' | 'display';
  /** The earlier figure: struck through and quiet. Screen readers get it in words beside it. */
  struck?: boolean;
}

/** A figure with its unit, in tabular digits. Only the two large sizes may break the line between them. */
export function Figure({ children, unit, size = 'medium', struck = false }: FigureProps) {
  const Root = struck ? 's' : 'span';
  return (
    <Root className={styles.figure} data-size={size} aria-hidden={struck || undefined}>
      <span>{children}</span>
      {unit ? <span className={styles.unit}>{` ${unit}`}</span> : null}
    </Root>
  );
}
