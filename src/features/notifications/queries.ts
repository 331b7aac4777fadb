import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Write } from '@/components/use-write';
import {
  deleteNotification,
  firstPage,
  getCustomerNotificationDetails,
  getCustomerNotifications,
  laterLoyaltyId,
  type Notification,
  setNotificationTapped,
} from '@/contract/notifications';
import { dashboardQueries } from '@/features/dashboard/queries';
import { followingPage } from '@/lib/following-page';
import { send } from '@/session/send';
import { readStored } from '@/session/stored-values';
import { refusalOf } from '@/transport/call-error';

interface Page {
  notifications: Notification[];
  nextPage?: number | undefined;
}
interface List extends InfiniteData<Page> {
  /** A notification was deleted, so further pages may begin elsewhere by now. Loading the list again removes this. */
  moved?: true;
}

export const notificationQueries = {
  /** All notifications, page by page from 1 (docs/product/notifications.md#the-list). */
  list: () =>
    infiniteQueryOptions({
      queryKey: ['notifications', 'list'],
      queryFn: ({ pageParam: page, signal }): Promise<Page> => {
        const loyaltyId = page === firstPage ? (readStored('loyaltyId') ?? '') : laterLoyaltyId;
        return send(getCustomerNotifications, { page, loyaltyId }, { signal });
      },
      initialPageParam: firstPage,
      getNextPageParam: ({ nextPage }, _pages, page) => followingPage(nextPage, page),
    }),

  /** One notification, or null if it does not exist. */
  details: (uniqueId: string) =>
    queryOptions({
      queryKey: ['notifications', 'details', uniqueId],
      queryFn: async ({ signal }) =>
        (await send(getCustomerNotificationDetails, { uniqueId }, { signal })) ?? null,
    }),
};

/** A notification of the list, or undefined. */
export function listedNotification(queryClient: QueryClient, uniqueId: string): Notification | undefined {
  return queryClient
    .getQueryData<List>(listKey())
    ?.pages.flatMap(({ notifications }) => notifications)
    .find((each) => each.uniqueId === uniqueId);
}

const tapKey = ['notification-tap'] as const;

/**
 * Reports a tap. The notification that is kept becomes the one in the answer. A failure is only logged, because nobody
 * asked for the report.
 */
export function useReportTap() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: tapKey,
    meta: { silent: true, background: true },
    mutationFn: ({ uniqueId, read }: Notification) =>
      send(setNotificationTapped, { uniqueId, wasRead: read }),
    onSuccess: (answered, tapped) => {
      const current = { ...(answered ?? tapped), read: true };
      changeList(queryClient, (listed) =>
        listed.map((each) => (each.uniqueId === tapped.uniqueId ? current : each)),
      );
      queryClient.setQueryData(notificationQueries.details(tapped.uniqueId).queryKey, current);
      void queryClient.invalidateQueries({ queryKey: badgeOfBell() });
    },
    onError: (error) => console.warn('The tap on a notification was not reported.', error),
  });
}

/** Whether a tap on this notification is on its way, or was reported a moment ago: an answer about it may be older. */
export function isReported(queryClient: QueryClient, uniqueId: string): boolean {
  const ofThis = (variables: unknown) => (variables as Notification | undefined)?.uniqueId === uniqueId; // of `tapKey`
  const reports = queryClient.getMutationCache().findAll({ mutationKey: tapKey });
  return reports.some(({ state }) => state.status !== 'error' && ofThis(state.variables));
}

/** Deletes one. It leaves the list when the backend has deleted it. */
export const deletionWrite: Write<Notification, void> = {
  send: async ({ id }) => {
    try {
      await send(deleteNotification, { id });
    } catch (error) {
      if (refusalOf(error)?.details !== true) throw error;
    }
  },
  keep: (_reply, { id, uniqueId }, queryClient) => {
    changeList(queryClient, (listed) => listed.filter((each) => each.id !== id));
    queryClient.removeQueries({ queryKey: notificationQueries.details(uniqueId).queryKey });
    queryClient.setQueryData<List>(listKey(), (list) => list && { ...list, moved: true });
  },
  stale: () => [badgeOfBell()],
};

/** Whether the pages must be loaded again before the next one, so that no notification is skipped. */
export function hasMoved(list: List | undefined): boolean {
  return list?.moved === true;
}

const listKey = () => notificationQueries.list().queryKey;
const badgeOfBell = () => dashboardQueries.unread().queryKey;

/** Changes what shows. An answer about the list that is still on its way may be older, so the list is asked for again. */
function changeList(queryClient: QueryClient, change: (listed: Notification[]) => Notification[]): void {
  const list = { queryKey: listKey() };
  const isLoading = queryClient.isFetching(list) > 0;
  // The query is cancelled at once; only the promise resolves later.
  void queryClient.cancelQueries(list);
  queryClient.setQueryData<List>(listKey(), (list) =>
    list
      ? {
          ...list,
          pages: list.pages.map((page) => ({ ...page, notifications: change(page.notifications) })),
        }
      : list,
  );
  if (isLoading) void queryClient.invalidateQueries(list);
}
