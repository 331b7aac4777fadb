import { IconCamera } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ChangeEvent, useId } from 'react';
import { billFirstTexts } from '@/brand/texts/bill-first';
import { textsOf } from '@/brand/texts/define-texts';
import { paths } from '@/lib/paths';
import { storedUser } from '@/session/stored-user';
import { readStored } from '@/session/stored-values';
import styles from './camera-first.module.css';
import { chooseFirstBill } from './choose-first-bill';

/**
 * Opens the camera with a tap on home. The photo waits in the same place as one from before the login, so that it
 * outlives a killed tab and the guidelines, and /submit-bill takes it from there (docs/product/bills.md#bill-first).
 */
export function CameraFirst() {
  const texts = textsOf(billFirstTexts);
  const navigate = useNavigate();
  const id = useId();
  const take = async (file: File) => {
    if (!(await chooseFirstBill(file, texts.notKeptHere, storedUser()?.mobileNumber))) return;
    const isGuided = readStored('guidelinesFlag') === '1';
    await navigate({ to: isGuided ? paths.submitBill : paths.billGuidelines });
  };
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void take(file);
    currentTarget.value = ''; // otherwise the same photo again would be no change
  };
  if (globalThis.caches === undefined) return null;
  return (
    <span className={styles.camera}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept="image/png,image/jpeg"
        capture="environment"
        aria-label={texts.camera}
        onChange={pick}
      />
      <label htmlFor={id} className={styles.button} title={texts.camera}>
        <IconCamera size={20} aria-hidden />
      </label>
    </span>
  );
}
