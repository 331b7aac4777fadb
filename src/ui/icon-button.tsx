import type { MouseEvent, ReactNode } from 'react';
import styles from './icon-button.module.css';
import type { RenderRoot } from './render-root';

export interface IconButtonProps {
  /** The accessible name; also the tooltip of a mouse. */
  label: string;
  icon: ReactNode;
  onClick?: ((event: MouseEvent) => void) | undefined;
  disabled?: boolean | undefined;
  /** Whether the state that the button stands for is on (a toggle). */
  pressed?: boolean | undefined;
  /** Whether what the button unfolds is open. */
  expanded?: boolean | undefined;
  /** Id of what the button unfolds. */
  controls?: string | undefined;
  /** A count at the icon's corner; nothing when empty. */
  badge?: string | undefined;
  /** Renders a link in the button's place. */
  renderRoot?: RenderRoot | undefined;
}

/** An icon one can touch: 44 px, in the colour of what it stands on. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, onClick, disabled, pressed, expanded, controls, badge, renderRoot } = props;
  const content = (
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
  const common = { className: styles.button, title: label, children: content };
  if (renderRoot) return renderRoot(common);
  return (
    <button
      type="button"
      {...common}
      onClick={onClick}
      disabled={disabled}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-controls={controls}
    />
  );
}
