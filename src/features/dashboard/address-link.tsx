import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface AddressLinkProps {
  /** A path of this app with its query and hash, as the backend wrote it. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link with an unchanged address. The router's own link reads a `$` in it as the name of a parameter. */
export function AddressLink({ href, className, children }: AddressLinkProps) {
  const { history } = useRouter();
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        history.push(href);
      }}
    >
      {children}
    </a>
  );
}

/** Other clicks open another tab or window, or a download. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
