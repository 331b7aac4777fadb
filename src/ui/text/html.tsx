import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { LateNotLoaded } from '../feedback/late-not-loaded';
import { Picture } from '../media/picture';
import styles from './html.module.css';
import { loadSanitiser } from './load-sanitiser';

interface HtmlProps {
  /** The server's HTML, which may be hostile until it is sanitised. */
  html: string;
  /** Shows until the sanitiser has loaded. */
  fallback?: ReactNode;
  /** Shows where nothing is left to see: the HTML had no words, or none that are harmless. */
  empty?: ReactNode;
}

/**
 * Text from the server with headings, lists, tables and links. The sanitiser loads when it is needed for the first
 * time.
 */
export function Html({ html, fallback = null, empty = null }: HtmlProps) {
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
    return <LateNotLoaded what="text" because="network" onRetry={() => setLatest(undefined)} />;
  }
  if (showsNothing(sanitised.markup.__html)) return empty;
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
  /**
   * Undefined if the sanitiser could not be loaded. Always the same object, because React would write the same HTML
   * again otherwise.
   */
  markup: { __html: string } | undefined;
}

async function sanitisedFrom(html: string): Promise<Sanitised> {
  const sanitiser = await loadSanitiser().catch(() => undefined);
  try {
    const clean = sanitiser?.sanitise(html);
    return { from: html, markup: clean === undefined ? undefined : { __html: clean as string } }; // React passes a TrustedHTML on
  } catch {
    return { from: html, markup: { __html: '' } }; // no text is better than an unsanitised one
  }
}

/** Whether it has neither words nor pictures. */
function showsNothing(markup: string): boolean {
  const seen = String(markup).replace(/<(?!img\b)[^>]*>/gi, ''); // a TrustedHTML is no string
  return seen.replaceAll('&nbsp;', '').trim() === '';
}

/** Replaces a picture that did not load by the placeholder. Its alternative text stays. */
function replaceFailed({ target }: SyntheticEvent, placeholder: HTMLElement | null): void {
  const frame = placeholder?.firstElementChild?.cloneNode(true);
  if (!(target instanceof HTMLImageElement) || !(frame instanceof HTMLElement)) return;
  if (target.alt) {
    frame.setAttribute('role', 'img');
    frame.setAttribute('aria-label', target.alt);
  }
  target.replaceWith(frame);
}
