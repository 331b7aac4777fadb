import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { DocumentTitle } from '@/components/document-title';
import { Button } from '@/ui/controls/button';
import { Screen } from '@/ui/navigation/screen';
import { useLostChunk } from '@/updates/lost-chunk';
import styles from './crash-screen.module.css';

/**
 * Replaces a screen whose code failed or could not be loaded. It must not load anything itself, because loading may be
 * the problem.
 */
export function CrashScreen({ reset }: ErrorComponentProps) {
  const texts = textsOf(commonTexts);
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (useLostChunk(({ reloading }) => reloading)) return null;
  return (
    <Screen>
      <DocumentTitle>{texts.crashedTitle}</DocumentTitle>
      <div className={styles.page}>
        <h1 className={styles.title}>{texts.crashedTitle}</h1>
        <p className={styles.hint}>{texts.crashedHint}</p>
        <Button onClick={retry}>{texts.retry}</Button>
        <a className={styles.start} href="/">
          {texts.goToStart}
        </a>
      </div>
    </Screen>
  );
}
