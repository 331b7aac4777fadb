import { type ReactNode, useEffect, useState } from 'react';
import { ErrorState } from './error-state';
import styles from './html.module.css';

export interface HtmlProps {
  /** As the server sent it: hostile until sanitised. */
  html: string;
  /** On the button that stands there when the sanitiser could not be loaded. */
  retryLabel: string;
  /** In its place until the sanitiser is there. */
  fallback?: ReactNode;
}

/** Words from the server with their headings, lists, tables and links. The sanitiser loads with the first of them. */
export function Html({ html, retryLabel, fallback = null }: HtmlProps) {
  const [latest, setLatest] = useState<Sanitised>();
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
  if (sanitised.html === undefined) {
    return <ErrorState retryLabel={retryLabel} onRetry={() => setLatest(undefined)} />;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and under the dompurify Trusted Types policy
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: sanitised.html as string }} />; // React hands a TrustedHTML on
}

type TrustedHtml = ReturnType<typeof import('./sanitise')['sanitise']>;

interface Sanitised {
  from: string;
  /** Undefined when the sanitiser could not be loaded. */
  html: string | TrustedHtml | undefined;
}

async function sanitisedFrom(html: string): Promise<Sanitised> {
  const sanitiser = await import('./sanitise').catch(() => undefined);
  try {
    return { from: html, html: sanitiser?.sanitise(html) };
  } catch {
    return { from: html, html: '' }; // unsanitised is worse than empty
  }
}
