import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { focusWhenGone } from '@/ui/navigation/focus-when-gone';
import { FilePreview } from '../files/file-preview';
import styles from './submit.module.css';

interface FileCardProps {
  name: string;
  /** Shown as a picture; undefined while it is read. */
  file: File | undefined;
  isPdf: boolean;
  /** A quiet line, or the result of its upload. */
  status: ReactNode;
  /** A hint about the photo. It never stops the shopper. */
  hints: readonly string[];
  /** A bar under the words. */
  progress?: ReactNode;
  /** Icon buttons, described by the file's name. */
  actions: (nameId: string) => ReactNode;
}

/** A chosen file with its preview and buttons. */
export function FileCard({ name, file, isPdf, status, hints, progress, actions }: FileCardProps) {
  const nameId = useId();
  return (
    <li ref={focusWhenGone} className={styles.file}>
      <span className={styles.preview}>
        <FilePreview isPdf={isPdf} file={file} className={styles.previewImage} />
      </span>
      <span className={styles.fileWords}>
        <span id={nameId} className={styles.fileName}>
          {name}
        </span>
        <span className={styles.fileStatus}>{status}</span>
        {hints.map((hint) => (
          <span key={hint} className={styles.hint}>
            <IconAlertTriangle size={16} aria-hidden />
            <span>{hint}</span>
          </span>
        ))}
        {progress}
      </span>
      <span className={styles.fileActions}>{actions(nameId)}</span>
    </li>
  );
}
