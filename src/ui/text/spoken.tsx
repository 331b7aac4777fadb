interface SpokenProps {
  /** '' while there is nothing to say. The same words again are said only if they were '' meanwhile. */
  children: string;
}

/** Tells screen readers what everybody else sees: how much a search found. It must stay on the page while that changes. */
export function Spoken({ children }: SpokenProps) {
  return (
    <p className="visually-hidden" role="status">
      {children}
    </p>
  );
}
