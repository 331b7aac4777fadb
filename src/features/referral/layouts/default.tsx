import { currentBrand } from '@/brand/current-brand';
import { MallLogo } from '@/components/mall-logo';
import type { LayoutProps } from '../layout';
import styles from './default.module.css';

/** The code alone, under the mall's sign. */
export function Layout({ ticket }: LayoutProps) {
  const { programName } = currentBrand();
  return (
    <div className={styles.layout}>
      <div className={styles.sign}>
        <span className={styles.logo}>
          <MallLogo height={72} />
        </span>
        <p className={styles.program}>{programName}</p>
      </div>
      {ticket}
    </div>
  );
}
