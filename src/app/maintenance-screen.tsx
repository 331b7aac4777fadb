import { currentBrand } from '@/brand/current-brand';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { DocumentTitle } from '@/components/document-title';
import { MallLogo } from '@/components/mall-logo';
import { MaintenanceDrawing } from '@/ui/drawings/maintenance';
import { Screen } from '@/ui/screen';
import styles from './maintenance-screen.module.css';

/** Replaces all routes while the backend is in maintenance (docs/product/shell.md#maintenance). */
export function MaintenanceScreen() {
  const texts = textsOf(commonTexts);
  const { programName } = currentBrand();
  return (
    <Screen>
      <DocumentTitle>{texts.maintenanceTitle}</DocumentTitle>
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
