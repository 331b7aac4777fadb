import type { ReactNode } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { Button } from '@/ui/controls/button';
import { ReachEnd } from '@/ui/lists/reach-end';

interface NextPageProps {
  /** The list's infinite query. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  /** Changes with every page that arrives, so that the end of the list is watched anew. */
  page: number;
  skeleton: ReactNode;
  /** Loads the next page in another way than at once, also for Retry. */
  onReach?: () => void;
}

/** Goes after a list that loads during scrolling: an outline of what comes, Retry after a failure, or what loads more. */
export function NextPage({ list, page, skeleton, onReach }: NextPageProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const load = onReach ?? (() => void list.fetchNextPage());
  return (
    <>
      {isFetchingNextPage ? skeleton : null}
      {isFetchNextPageError ? (
        <Button variant="secondary" onClick={load} loading={isFetchingNextPage}>
          {textsOf(commonTexts).retry}
        </Button>
      ) : null}
      {hasNextPage && !isFetchNextPageError ? <ReachEnd key={page} onReach={load} /> : null}
    </>
  );
}
