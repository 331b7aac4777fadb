import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { notificationsTexts } from '@/brand/texts/notifications';
import { ButtonLink } from '@/components/links';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { useBack } from '@/components/use-back';
import type { Notification } from '@/contract/notifications';
import { paths } from '@/lib/paths';
import { NotificationsDrawing } from '@/ui/drawings/notifications';
import { EmptyState } from '@/ui/feedback/empty-state';
import { BlockSkeleton, TextSkeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/lists/card';
import { Ago, NotificationPicture } from './notification-parts';
import styles from './notifications.module.css';
import { isReported, listedNotification, notificationQueries, useReportTap } from './queries';

/** One notification (docs/product/notifications.md#opening-one). Until it is loaded, what the list knows of it shows. */
export function NotificationScreen() {
  const texts = textsOf(notificationsTexts);
  const { id } = useParams({ from: '/_customer/notifications/$id' });
  const listed = listedNotification(useQueryClient(), id);
  const details = useQuery(notificationQueries.details(id));
  const goBack = useBack(paths.notifications);
  useTapOnArrival(details.data);
  return (
    <Page title={texts.title} onBack={goBack}>
      <QueryView
        what="notification"
        query={{ ...details, data: details.data === undefined ? listed : details.data }}
        skeleton={
          <Card>
            <BlockSkeleton ratio={4 / 3} corner="card" />
            <TextSkeleton lines={5} />
          </Card>
        }
        empty={
          <EmptyState
            drawing={<NotificationsDrawing />}
            title={texts.none}
            action={<ButtonLink to={paths.notifications}>{texts.all}</ButtonLink>}
          />
        }
      >
        {({ image, title, body, createdAt }) => (
          <Card padding="flush">
            <div className={styles.hero}>
              <NotificationPicture src={image} lazy={false} wide />
            </div>
            <article className={styles.letter}>
              {title ? <h2 className={styles.headline}>{title}</h2> : null}
              <Ago createdAt={createdAt} />
              {body ? <p className={styles.text}>{body}</p> : null}
            </article>
          </Card>
        )}
      </QueryView>
    </Page>
  );
}

/** Reports the tap on a push message, which led here past the list. */
function useTapOnArrival(notification: Notification | null | undefined): void {
  const queryClient = useQueryClient();
  const { mutate } = useReportTap();
  const report = useEffectEvent((unread: Notification) => {
    if (!isReported(queryClient, unread.uniqueId)) mutate(unread);
  });
  const unread = notification?.read === false ? notification : undefined;
  useEffect(() => {
    if (unread?.uniqueId) report(unread);
  }, [unread]);
}

/** Starts the screen's queries as soon as its code is there. */
export function prepareNotification(queryClient: QueryClient, id: string): void {
  void queryClient.prefetchQuery(notificationQueries.details(id));
}
