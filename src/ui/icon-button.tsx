import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconLook {
  /** The accessible name, and the tooltip of a mouse. */
  label: string;
  icon: ReactNode;
  /** A count at the icon's corner; nothing when empty. */
  badge?: string | undefined;
}

export interface IconButtonProps extends IconLook {
  onClick?: ((event: MouseEvent) => void) | undefined;
  disabled?: boolean | undefined;
  /** For a toggle: whether it is on. */
  pressed?: boolean | undefined;
  /** For a button that opens something: whether that is open. */
  expanded?: boolean | undefined;
  /** The id of the element that the button opens. */
  controls?: string | undefined;
}

/** An icon as a button of 44 px, in the text colour of its surface. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, badge, onClick, disabled, pressed, expanded, controls } = props;
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      onClick={onClick}
      disabled={disabled}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
    >
      <Content label={label} icon={icon} badge={badge} />
    </button>
  );
}

/** A link that looks like an icon button. */
export function IconAnchor({ label, icon, badge, ...anchor }: IconLook & ComponentProps<'a'>) {
  return (
    <a {...anchor} className={styles.button} title={label}>
      <Content label={label} icon={icon} badge={badge} />
    </a>
  );
}

function Content({ label, icon, badge }: IconLook) {
  return (
    <>
      {icon}
      <span className="visually-hidden">{label}</span>
      {badge ? (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      ) : null}
    </>
  );
}
