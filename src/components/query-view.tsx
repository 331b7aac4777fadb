import type { ReactNode } from 'react';
import type { Unloaded } from '@/brand/texts/not-loaded';
import { FailedQuery } from './failed-query';

/** The parts of a query that the view needs. `allOf` combines several queries. */
export interface ViewedQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
  error?: unknown;
}

type QueryViewProps<Data> = Shown<Data> &
  (
    | {
        /** What it names when it could not be loaded. */
        what: Unloaded;
        failed?: undefined;
      }
    | {
        what?: undefined;
        /** Replaces the words and Retry, for parts of a screen that may be left out when they cannot be loaded. */
        failed: ReactNode;
      }
  );

interface Shown<Data> {
  query: ViewedQuery<Data>;
  /** The outline that shows until there is data. */
  skeleton: ReactNode;
  /** Replaces empty content: null, an empty list, an empty text, or data for which `isEmpty` is true. */
  empty?: ReactNode;
  isEmpty?: (data: NonNullable<Data>) => boolean;
  /** For a part of a screen: its words are one line, and Retry is a small button without a drawing. */
  compact?: boolean;
  /** Says, on a device that is offline, that it needs a network: a query with `meta.saysOffline` shows no toast then. */
  saysOffline?: boolean;
  children: (data: NonNullable<Data>) => ReactNode;
}

/**
 * Shows a query: its skeleton, an error with Retry, its empty state or its content. Data stays on the screen while it
 * is loaded again, even if that fails: a toast has shown the failure.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, empty = null, isEmpty = saysNothing, children } = props;
  const { data, isError } = query;
  if (data === undefined) {
    if (!isError) return skeleton;
    if (props.what === undefined) return props.failed;
    const { what, compact, saysOffline } = props;
    const retry = () => void query.refetch();
    return <FailedQuery {...{ what, compact, saysOffline }} error={query.error} onRetry={retry} />;
  }
  // In a query, `null` means "does not exist" and `undefined` means "not loaded yet".
  return data === null || isEmpty(data) ? empty : children(data);
}

/**
 * Several queries as one. It has data when all of them have data. It has failed when one of them has failed without
 * data.
 */
export function allOf<const Queries extends readonly ViewedQuery<unknown>[]>(...queries: Queries) {
  const failed = queries.find(({ data, isError }) => isError && data === undefined);
  const complete = queries.every(({ data }) => data !== undefined);
  // The data is in the order of the queries, but the type of `map` does not say so.
  type All = { [K in keyof Queries]: Exclude<Queries[K]['data'], undefined> };
  return {
    data: complete ? (queries.map(({ data }) => data) as unknown as All) : undefined,
    isError: failed !== undefined,
    error: failed?.error,
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  } satisfies ViewedQuery<All>;
}

function saysNothing(data: unknown): boolean {
  if (typeof data === 'string') return data.trim() === '';
  return Array.isArray(data) && data.length === 0;
}
