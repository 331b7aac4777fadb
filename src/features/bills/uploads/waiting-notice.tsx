import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { useOnline } from '@/ui/hooks/use-online';
import type { UploadItem } from './upload-item';
import { isInProgress, isOverdue, isUnfinished } from './upload-rules';

/** Says how many bills wait for a network, and how many for a tap. */
export function WaitingNotice({ items }: { items: readonly UploadItem[] }) {
  const words = useWaitingWords(items);
  return words ? <p className="quiet">{words}</p> : null;
}

/** The same as words; undefined while an upload is in progress, and if nothing waits. */
export function useWaitingWords(items: readonly UploadItem[]): string | undefined {
  const texts = textsOf(uploadTexts);
  const online = useOnline();
  const now = Date.now();
  const waiting = items.filter(isUnfinished);
  const overdue = waiting.filter((item) => isOverdue(item, now)).length;
  if (waiting.length === 0 || isInProgress(items, online, now)) return undefined;
  return overdue === waiting.length ? texts.overdue(overdue) : texts.waitingBills(waiting.length);
}
