import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ErrorState } from './error-state';
import styles from './html.module.css';
import { loadSanitiser } from './load-sanitiser';
import { Picture } from './picture';

export interface HtmlProps {
  /** As the server sent it: hostile until sanitised. */
  html: string;
  /** In its place until the sanitiser is there. */
  fallback?: ReactNode;
}

/** Words from the server with their headings, lists, tables and links. The sanitiser loads with the first of them. */
export function Html({ html, fallback = null }: HtmlProps) {
  const [latest, setLatest] = useState<Sanitised>();
  const placeholder = useRef<HTMLSpanElement>(null);
  const sanitised = latest?.from === html ? latest : undefined;
  useEffect(() => {
    if (sanitised) return;
    let current = true;
    void sanitisedFrom(html).then((outcome) => {
      if (current) setLatest(outcome);
    });
    return () => {
      current = false;
    };
  }, [html, sanitised]);
  if (!sanitised) return fallback;
  if (sanitised.markup === undefined) {
    return <ErrorState onRetry={() => setLatest(undefined)} />;
  }
  return (
    <>
      <div
        className={styles.html}
        onErrorCapture={(event) => replaceFailed(event, placeholder.current)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and under the dompurify Trusted Types policy
        dangerouslySetInnerHTML={sanitised.markup}
      />
      <span ref={placeholder} hidden>
        <Picture src={undefined} alt="" ratio={4 / 3} />
      </span>
    </>
  );
}

interface Sanitised {
  from: string;
  /** Undefined when the sanitiser could not be loaded. Always the same object, or React writes the same HTML again. */
  markup: { __html: string } | undefined;
}

async function sanitisedFrom(html: string): Promise<Sanitised> {
  const sanitiser = await loadSanitiser().catch(() => undefined);
  try {
    const clean = sanitiser?.sanitise(html);
    return { from: html, markup: clean === undefined ? undefined : { __html: clean as string } }; // React hands a TrustedHTML on
  } catch {
    return { from: html, markup: { __html: '' } }; // unsanitised is worse than empty
  }
}

/** Replaces a picture that did not load with the placeholder. Its alternative text stays. */
function replaceFailed({ target }: SyntheticEvent, placeholder: HTMLElement | null): void {
  const frame = placeholder?.firstElementChild?.cloneNode(true);
  if (!(target instanceof HTMLImageElement) || !(frame instanceof HTMLElement)) return;
  if (target.alt) {
    frame.setAttribute('role', 'img');
    frame.setAttribute('aria-label', target.alt);
  }
  target.replaceWith(frame);
}
