import { fill, textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { pointsUnit } from '@/components/points';
import { formatPoints } from '@/lib/points';
import type { UploadItem } from './upload-item';
import { sentPercent } from './upload-rules';

export interface UploadStatus {
  text: string;
  tone: 'quiet' | 'info' | 'accent' | 'success' | 'error';
  /** A second, quiet line. */
  detail: string | undefined;
}

/** What becomes of an upload, in words; `online` is whether the device has a network. */
export function statusOf(item: UploadItem, online = navigator.onLine): UploadStatus {
  const texts = textsOf(uploadTexts);
  const said = (text: string, tone: UploadStatus['tone'], detail?: string) => ({ text, tone, detail });
  switch (item.state) {
    case 'chosen':
    case 'waiting':
      return said(texts.uploading, 'quiet', online ? undefined : texts.waiting);
    case 'uploading':
      return item.percent < sentPercent ? said(texts.uploading, 'quiet') : said(texts.processing, 'info');
    case 'manual':
      return said(texts.manual, 'accent');
    case 'complete':
      return said(fill(texts.earned, { points: formatPoints(item.points), unit: pointsUnit() }), 'success');
    case 'error': {
      const text = item.duplicate ? texts.duplicate : texts.failed;
      return said(text, 'error', item.message && item.message !== text ? item.message : undefined);
    }
  }
}
