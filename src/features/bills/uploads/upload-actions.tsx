import { IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { useTask } from '@/components/use-task';
import { IconButton } from '@/ui/controls/icon-button';
import type { UploadItem } from './upload-item';
import { isOverdue, isProcessing, isRetryable, isSendable } from './upload-rules';
import { removeUpload, retryUpload } from './uploads';

interface UploadActionsProps {
  item: UploadItem;
  /** The id of its name. */
  describedBy: string;
}

/** What the shopper can do with a file of the list: cancel it on its way; afterwards try it again, or delete it. */
export function UploadActions({ item, describedBy }: UploadActionsProps) {
  const texts = textsOf(uploadTexts);
  const remove = useTask(() => removeUpload(item.id));
  const now = Date.now();
  if (isProcessing(item)) return null; // the status says why
  const onItsWay = isSendable(item, now);
  return (
    <>
      {isRetryable(item) || isOverdue(item, now) ? (
        <IconButton
          label={texts.retry}
          icon={<IconRefresh size={20} aria-hidden />}
          describedBy={describedBy}
          onClick={() => void retryUpload(item.id)}
        />
      ) : null}
      <IconButton
        label={onItsWay ? texts.cancel : texts.delete}
        icon={onItsWay ? <IconX size={20} aria-hidden /> : <IconTrash size={20} aria-hidden />}
        describedBy={describedBy}
        onClick={() => void remove.run()}
      />
    </>
  );
}
