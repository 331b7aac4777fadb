import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { notificationsTexts } from '@/brand/texts/notifications';
import { TargetLink } from '@/components/target-link';
import { useLinkTarget } from '@/components/use-link-target';
import type { Notification } from '@/contract/notifications';
import { BlockSkeleton, Skeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { Ago, NotificationPicture } from './notification-parts';
import { targetOf } from './notification-rules';
import styles from './notifications.module.css';

/** px of every row in letters of the usual size: one line for the title, two for the text, one for the time. */
export const rowHeight = 117;

interface NotificationRowProps {
  notification: Notification;
  /** Off for what is seen first. */
  lazy: boolean;
  onTap: () => void;
  onDelete: () => void;
}

/**
 * A notification of the list. A swipe uncovers its button; a mouse finds it at the end of the row, and the keyboard's
 * focus brings it into sight.
 */
export function NotificationRow({ notification, lazy, onTap, onDelete }: NotificationRowProps) {
  const texts = textsOf(notificationsTexts);
  const { image, title, body, createdAt, read } = notification;
  const id = useId();
  const target = targetOf(notification, useLinkTarget());
  const content = (
    <>
      <span className={styles.picture}>
        <NotificationPicture src={image} lazy={lazy} />
      </span>
      <span className={styles.words} id={id}>
        {read ? null : <span className="visually-hidden">{texts.unread}</span>}
        {title ? <span className={styles.title}>{title}</span> : null}
        {body ? <span className={styles.body}>{body}</span> : null}
        <Ago createdAt={createdAt} />
      </span>
    </>
  );
  return (
    <div className={styles.row} data-unread={!read || undefined}>
      {target ? (
        <TargetLink target={target} className={styles.content} onFollow={onTap}>
          {content}
        </TargetLink>
      ) : (
        <div className={styles.content}>{content}</div>
      )}
      <button type="button" className={styles.delete} aria-describedby={id} onClick={onDelete}>
        <IconTrash size={20} aria-hidden />
        <span className={styles.deleteWord}>{texts.delete}</span>
      </button>
    </div>
  );
}

export function NotificationSkeleton({ count }: { count: number }) {
  return (
    <Skeleton count={count} className={styles.rows}>
      <div className={styles.outline}>
        <BlockSkeleton ratio={1} className={styles.picture} />
        <TextSkeleton lines={3} />
      </div>
    </Skeleton>
  );
}
