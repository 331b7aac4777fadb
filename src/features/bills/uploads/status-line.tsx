import {
  IconAlertCircle,
  IconCircleCheck,
  IconClock,
  IconCopy,
  IconHourglass,
  IconRosetteDiscountCheck,
  IconUpload,
} from '@tabler/icons-react';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { pointsUnit } from '@/components/points';
import { formatMoment } from '@/lib/dates';
import { formatPoints } from '@/lib/points';
import { useOnline } from '@/ui/hooks/use-online';
import styles from './status-line.module.css';
import type { UploadItem } from './upload-item';
import { isOverdue, isProcessing, waitsSince } from './upload-rules';

/** Each kind has an icon of its own, because colours alone do not tell states apart. */
const icons = {
  sending: IconUpload,
  waiting: IconClock,
  processing: IconHourglass,
  manual: IconCircleCheck,
  complete: IconRosetteDiscountCheck,
  failed: IconAlertCircle,
  duplicate: IconCopy,
};

/** What becomes of an upload: an icon, the words, and perhaps a quiet line. */
export function StatusLine({ item }: { item: UploadItem }) {
  const [kind, text, detail] = statusOf(item, useOnline(), Date.now());
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

type Status = [kind: keyof typeof icons, text: string, detail?: string];

function statusOf(item: UploadItem, online: boolean, now: number): Status {
  const texts = textsOf(uploadTexts);
  switch (item.state) {
    case 'chosen':
    case 'waiting':
      if (isOverdue(item, now)) {
        const { date } = formatMoment(waitsSince(item));
        return ['waiting', fill(texts.waitingSince, { date }), texts.sendOrDelete];
      }
      return online ? ['sending', texts.uploading] : ['waiting', texts.uploading, texts.waiting];
    case 'uploading':
      return isProcessing(item)
        ? ['processing', texts.processing, texts.noCancelling]
        : ['sending', texts.uploading];
    case 'manual':
      return ['manual', texts.manual];
    case 'complete':
      return ['complete', fill(texts.earned, { points: formatPoints(item.points), unit: pointsUnit() })];
    case 'error': {
      const text = item.duplicate ? texts.duplicate : texts.failed;
      return [item.duplicate ? 'duplicate' : 'failed', text, item.message === text ? '' : item.message];
    }
  }
}
