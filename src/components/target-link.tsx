import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { LinkTarget } from '@/lib/link-target';

interface TargetLinkProps {
  target: LinkTarget;
  className?: string | undefined;
  /** Called for every click, also one that opens another tab. A double tap counts as one. */
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * A link to an address that a backend wrote. Inside the app it opens like any other link, without a change of the
 * address: the router's own link reads a `$` in it as the name of a parameter. Elsewhere it opens a new tab.
 */
export function TargetLink({ target, className, onFollow, children }: TargetLinkProps) {
  const { history } = useRouter();
  const { kind, href } = target;
  const follow = (event: MouseEvent) => {
    // The second tap of two would add a second step, or a second tab.
    if (event.detail > 1) return event.preventDefault();
    onFollow?.();
    if (kind === 'outside' || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(href);
  };
  const apart = kind === 'outside' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...apart} className={className} onClick={follow}>
      {children}
    </a>
  );
}

/** Other clicks open another tab or window, or a download. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
