import {
  IconAlertCircle,
  IconCircleCheck,
  IconClock,
  IconCopy,
  IconHourglass,
  IconRosetteDiscountCheck,
  IconUpload,
} from '@tabler/icons-react';
import { useOnline } from '@/ui/hooks/use-online';
import styles from './status-line.module.css';
import type { UploadItem } from './upload-item';
import { statusOf, type UploadStatus } from './upload-status';

const icons = {
  sending: IconUpload,
  waiting: IconClock,
  processing: IconHourglass,
  manual: IconCircleCheck,
  complete: IconRosetteDiscountCheck,
  failed: IconAlertCircle,
  duplicate: IconCopy,
} as const satisfies Record<UploadStatus['kind'], unknown>;

/** What becomes of an upload: an icon, the words, and perhaps a quiet line. */
export function StatusLine({ item }: { item: UploadItem }) {
  const { kind, text, detail } = statusOf(item, useOnline(), Date.now());
  const Icon = icons[kind];
  return (
    <>
      <span className={styles.status} data-kind={kind}>
        <Icon size={20} aria-hidden />
        <span>{text}</span>
      </span>
      {detail ? <span className="quiet">{detail}</span> : null}
    </>
  );
}
