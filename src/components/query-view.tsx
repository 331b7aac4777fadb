import type { ReactNode } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';

/** What a view needs of a query; `allOf` makes one of several. */
export interface ViewedQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: ViewedQuery<Data>;
  /** The outline of what comes, while nothing is there yet. */
  skeleton: ReactNode;
  /** In place of content that says nothing: null, an empty list, an empty text, or what `isEmpty` says. */
  empty?: ReactNode;
  isEmpty?: (data: NonNullable<Data>) => boolean;
  /** In a part of a screen: Retry is a small button, without a drawing. */
  compact?: boolean;
  /** In place of Retry, for parts of a screen that are left out when they cannot be loaded. */
  failed?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

/**
 * Shows a query: its skeleton, an error with Retry, its empty state or its content. Data that is there stays on the
 * screen while it is loaded again, and also when that fails: the failure has been told as a toast by then.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, empty = null, isEmpty = saysNothing, compact = false, failed, children } = props;
  const { data, isError } = query;
  if (data === undefined) {
    if (!isError) return skeleton;
    if (failed !== undefined) return failed;
    const retry = () => void query.refetch();
    return compact ? <SmallRetry onRetry={retry} /> : <ErrorState onRetry={retry} />;
  }
  // `null` stands for "there is no such thing" in a query, where `undefined` means "not there yet".
  return data === null || isEmpty(data) ? empty : children(data);
}

/** Several queries as one: it has data when each of them has, and failed when one has failed without data. */
export function allOf<const Queries extends readonly ViewedQuery<unknown>[]>(...queries: Queries) {
  const complete = queries.every(({ data }) => data !== undefined);
  // The order of the queries is the order of their data; `map` forgets that.
  type All = { [K in keyof Queries]: Exclude<Queries[K]['data'], undefined> };
  return {
    data: complete ? (queries.map(({ data }) => data) as unknown as All) : undefined,
    isError: queries.some(({ data, isError }) => isError && data === undefined),
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  } satisfies ViewedQuery<All>;
}

function saysNothing(data: unknown): boolean {
  if (typeof data === 'string') return data.trim() === '';
  return Array.isArray(data) && data.length === 0;
}

function SmallRetry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="quiet" size="compact" onClick={onRetry}>
      {textsOf(commonTexts).retry}
    </Button>
  );
}
