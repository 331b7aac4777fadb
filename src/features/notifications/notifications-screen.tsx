import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { notificationsTexts } from '@/brand/texts/notifications';
import { NextPage } from '@/components/next-page';
import { Page } from '@/components/page';
import { PushOffer } from '@/components/push/push-offer';
import { QueryView } from '@/components/query-view';
import { useBack } from '@/components/use-back';
import { useWrite } from '@/components/use-write';
import type { Notification } from '@/contract/notifications';
import { uniqueById } from '@/lib/unique-by-id';
import { NotificationsDrawing } from '@/ui/drawings/notifications';
import { EmptyState } from '@/ui/feedback/empty-state';
import { WindowList } from '@/ui/lists/window-list';
import { focusMain } from '@/ui/navigation/focus-main';
import { NotificationRow, NotificationSkeleton, rowHeight } from './notification-row';
import styles from './notifications.module.css';
import { deletionWrite, hasMoved, notificationQueries, useReportTap } from './queries';

/** Rows that a phone shows without scrolling. */
const seenFirst = 7;

/** What the mall has to say to the customer (docs/product/notifications.md#the-list). */
export function NotificationsScreen() {
  const texts = textsOf(notificationsTexts);
  const goBack = useBack('/');
  return (
    <Page title={texts.title} onBack={goBack}>
      <PushOffer explainsRefusal />
      <NotificationList />
    </Page>
  );
}

function NotificationList() {
  const texts = textsOf(notificationsTexts);
  const list = useInfiniteQuery(notificationQueries.list());
  const { hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = list;
  const report = useReportTap();
  const { remove, deletions } = useDeletion();
  const loadMore = () =>
    void (hasMoved(list.data) ? refetch({ cancelRefetch: false }) : fetchNextPage({ cancelRefetch: false }));
  const isFetchNextPageError = list.isFetchNextPageError || (list.isRefetchError && hasMoved(list.data));
  const items = uniqueById((list.data?.pages ?? []).flatMap(({ notifications }) => notifications));
  return (
    <>
      <FocusAfter deletions={deletions} count={items.length} />
      <QueryView
        what="notifications"
        query={list}
        skeleton={<NotificationSkeleton count={seenFirst} />}
        isEmpty={() => !hasNextPage && items.length === 0}
        empty={<EmptyState drawing={<NotificationsDrawing />} title={texts.none} />}
      >
        {({ pageParams }) => (
          <>
            <div className={styles.rows}>
              <WindowList
                label={texts.title}
                items={items}
                keyOf={({ id }) => id}
                renderItem={(notification, index) => (
                  <NotificationRow
                    notification={notification}
                    lazy={index >= seenFirst}
                    onTap={() => report.mutate(notification)}
                    onDelete={() => void remove(notification)}
                  />
                )}
                columns={1}
                rowHeight={rowHeight}
                gap={0}
                memory={pageParams}
              />
            </div>
            <NextPage
              list={{ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }}
              page={list.dataUpdatedAt}
              skeleton={<NotificationSkeleton count={1} />}
              onReach={loadMore}
            />
          </>
        )}
      </QueryView>
    </>
  );
}

/** Deletes one notification at a time, and counts how many are gone. */
function useDeletion() {
  const { send } = useWrite(deletionWrite);
  const [deletions, setDeletions] = useState(0);
  const remove = async (notification: Notification) => {
    if (await send(notification)) setDeletions((before) => before + 1);
  };
  return { remove, deletions };
}

/** The focus was on the button of a row that has gone. */
function FocusAfter({ deletions, count }: { deletions: number; count: number }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row goes before or after its deletion is counted
  useEffect(() => {
    if (deletions > 0) focusMain();
  }, [deletions, count]);
  return null;
}

/** Starts the screen's queries as soon as its code is there. */
export function prepareNotifications(queryClient: QueryClient): void {
  void queryClient.prefetchInfiniteQuery(notificationQueries.list());
}
