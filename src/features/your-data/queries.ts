import { queryOptions } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import type { Rights } from '@/brand/rights';
import { abortAfter } from '@/lib/abort-after';
import { CallError } from '@/transport/call-error';

/** How long the file may take, in ms. */
const patience = 15_000;

export const rightsQueries = {
  /** What the mall says of help and rights: a file of the site, whose name changes with its content. */
  all: () => {
    const { rightsUrl } = currentBrand();
    return queryOptions({
      queryKey: ['rights'],
      queryFn: async (): Promise<Rights> => (rightsUrl === undefined ? {} : readRights(rightsUrl)),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    });
  },
};

async function readRights(address: string): Promise<Rights> {
  try {
    const answer = await fetch(address, { signal: abortAfter(patience) });
    if (answer.ok) return (await answer.json()) as Rights; // the builder has written it
  } catch (error) {
    throw new CallError({ kind: 'offline' }, address, { cause: error });
  }
  throw new CallError({ kind: 'malformed' }, address);
}
