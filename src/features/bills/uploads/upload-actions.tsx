import { IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { useTask } from '@/components/use-task';
import { IconButton } from '@/ui/icon-button';
import type { UploadItem } from './upload-item';
import { isUnfinished } from './upload-rules';
import { cancelUpload, deleteUpload, retryUpload } from './uploads';

interface UploadActionsProps {
  item: UploadItem;
  /** Whether it may be deleted once it is not on its way. */
  deletable?: boolean;
}

/** What can be done about a file of the list: cancel it on its way; afterwards try it again, or delete it. */
export function UploadActions({ item, deletable = true }: UploadActionsProps) {
  const texts = textsOf(uploadTexts);
  const remove = useTask(() => deleteUpload(item.id));
  if (isUnfinished(item)) {
    return (
      <IconButton
        label={texts.cancel}
        icon={<IconX size={20} />}
        onClick={() => void cancelUpload(item.id)}
      />
    );
  }
  return (
    <>
      {item.state === 'error' && !item.duplicate ? (
        <IconButton
          label={texts.retry}
          icon={<IconRefresh size={20} />}
          onClick={() => void retryUpload(item.id)}
        />
      ) : null}
      {deletable ? (
        <IconButton
          label={texts.delete}
          icon={<IconTrash size={20} />}
          disabled={remove.pending}
          onClick={() => void remove.run()}
        />
      ) : null}
    </>
  );
}
