import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { pointsUnit } from '@/components/points';
import { formatMoment } from '@/lib/dates';
import { formatPoints } from '@/lib/points';
import type { UploadItem } from './upload-item';
import { isOverdue, isProcessing, waitsSince } from './upload-rules';

export interface UploadStatus {
  /** Each kind has an icon of its own, because colours alone do not tell states apart. */
  kind: 'sending' | 'waiting' | 'processing' | 'manual' | 'complete' | 'failed' | 'duplicate';
  text: string;
  /** A second, quiet line. */
  detail: string | undefined;
}

/** What becomes of an upload, in words. `online`: whether the device has a network. `now` in ms. */
export function statusOf(item: UploadItem, online: boolean, now: number): UploadStatus {
  const texts = textsOf(uploadTexts);
  const said = (kind: UploadStatus['kind'], text: string, detail?: string) => ({ kind, text, detail });
  switch (item.state) {
    case 'chosen':
    case 'waiting':
      if (isOverdue(item, now)) {
        const since = fill(texts.waitingSince, { date: formatMoment(waitsSince(item)).date });
        return said('waiting', since, texts.sendOrDelete);
      }
      return online ? said('sending', texts.uploading) : said('waiting', texts.uploading, texts.waiting);
    case 'uploading':
      return isProcessing(item)
        ? said('processing', texts.processing, texts.noCancelling)
        : said('sending', texts.uploading);
    case 'manual':
      return said('manual', texts.manual);
    case 'complete':
      return said('complete', fill(texts.earned, { points: formatPoints(item.points), unit: pointsUnit() }));
    case 'error': {
      const text = item.duplicate ? texts.duplicate : texts.failed;
      const detail = item.message && item.message !== text ? item.message : undefined;
      return said(item.duplicate ? 'duplicate' : 'failed', text, detail);
    }
  }
}
