import { useEffect } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { MallLogo } from '@/components/mall-logo';
import { MaintenanceDrawing } from '@/ui/drawings/maintenance';
import { focusMain } from '@/ui/navigation/focus-main';
import { Screen } from '@/ui/navigation/screen';
import { giveFocusBack } from '../shell/covered-focus';
import styles from './maintenance-screen.module.css';

/** Replaces all routes while the backend is in maintenance (docs/product/shell.md#maintenance). */
export function MaintenanceScreen() {
  const texts = textsOf(commonTexts);
  const { programName } = currentBrand();
  useTitleOnTop(`${texts.maintenanceTitle} · ${programName}`);
  useEffect(() => {
    focusMain();
    return giveFocusBack;
  }, []);
  return (
    <Screen>
      <div className={styles.page}>
        <div className={styles.brand}>
          <span className={styles.logo}>
            <MallLogo height={52} />
          </span>
          <p className={styles.name}>{programName}</p>
        </div>
        <MaintenanceDrawing />
        <h1 className={styles.title}>{texts.maintenanceTitle}</h1>
        <p className={styles.text}>{texts.maintenanceText}</p>
      </div>
    </Screen>
  );
}

/** The screens that are covered keep their titles. A browser shows the first one. */
function useTitleOnTop(words: string): void {
  useEffect(() => {
    const title = document.createElement('title');
    title.textContent = words;
    document.head.prepend(title);
    return () => title.remove();
  }, [words]);
}
