import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import styles from './icon-button.module.css';

interface IconLook {
  /** The accessible name, and the tooltip of a mouse. */
  label: string;
  icon: ReactNode;
  /** A count at the icon's corner; nothing when empty. */
  badge?: string | undefined;
  /** The badge in words, for screen readers. */
  description?: string | undefined;
}

interface IconButtonProps extends IconLook {
  onClick?: ((event: MouseEvent) => void) | undefined;
  disabled?: boolean | undefined;
  /** For a button that opens something: whether that is open. */
  expanded?: boolean | undefined;
  /** The id of the element that the button opens. */
  controls?: string | undefined;
  /** The id of what it belongs to, for screen readers, where a screen has several such buttons. */
  describedBy?: string | undefined;
}

/** An icon as a button of 44 px, in the text colour of its surface. */
export function IconButton(props: IconButtonProps) {
  const { onClick, disabled, expanded, controls, describedBy, ...look } = props;
  const id = useId();
  return (
    <button
      type="button"
      className={styles.button}
      title={look.label}
      aria-describedby={describedBy ?? (look.description && id)}
      onClick={onClick}
      disabled={disabled}
      aria-expanded={expanded}
      aria-controls={controls}
    >
      <Content {...look} id={id} />
    </button>
  );
}

/** A link that looks like an icon button. */
export function IconAnchor(props: IconLook & ComponentProps<'a'>) {
  const { label, icon, badge, description, ...anchor } = props;
  const id = useId();
  return (
    <a {...anchor} className={styles.button} title={label} aria-describedby={description && id}>
      <Content {...{ label, icon, badge, description, id }} />
    </a>
  );
}

function Content({ label, icon, badge, description, id }: IconLook & { id: string }) {
  return (
    <>
      {icon}
      <span className="visually-hidden">{label}</span>
      {badge ? (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      ) : null}
      {description ? (
        <span id={id} hidden>
          {description}
        </span>
      ) : null}
    </>
  );
}
