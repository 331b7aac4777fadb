import { type ReactNode, useEffect, useState } from 'react';
import styles from './html.module.css';

export interface HtmlProps {
  /** As the server sent it: hostile until sanitised. */
  html: string;
  /** In its place until the sanitiser is there. */
  fallback?: ReactNode;
}

/** Words from the server with their headings, lists, tables and links. The sanitiser loads with the first of them. */
export function Html({ html, fallback = null }: HtmlProps) {
  const [clean, setClean] = useState<{ from: string; html: string | TrustedHtml }>();
  useEffect(() => {
    let current = true;
    import('./sanitise')
      .then(({ sanitise }) => {
        if (current) setClean({ from: html, html: sanitise(html) });
      })
      .catch(() => {
        if (current) setClean({ from: html, html: '' }); // unsanitised is worse than empty
      });
    return () => {
      current = false;
    };
  }, [html]);
  if (clean?.from !== html) return fallback;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, and under the dompurify Trusted Types policy
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: clean.html as string }} />; // React hands a TrustedHTML on
}

type TrustedHtml = ReturnType<typeof import('./sanitise')['sanitise']>;
