import { currentBrand } from '@/brand/current-brand';
import { failureOf } from '@/transport/call-error';
import { LateNotLoaded } from '@/ui/feedback/late-not-loaded';
import type { NotLoadedProps } from '@/ui/feedback/not-loaded';

interface FailedQueryProps extends Omit<NotLoadedProps, 'because'> {
  error: unknown;
  /** The query has `meta.saysOffline`, so there was no toast on a device that is offline. */
  saysOffline?: boolean | undefined;
}

/** In the place of what a query could not load. */
export function FailedQuery({ error, saysOffline, ...rest }: FailedQueryProps) {
  return <LateNotLoaded {...rest} because={reasonOf(error, saysOffline)} />;
}

function reasonOf(error: unknown, saysOffline = false): NotLoadedProps['because'] {
  if (failureOf(error).kind !== 'offline') return 'other';
  return saysOffline && currentBrand().wallet.offline && !navigator.onLine ? 'offline' : 'network';
}
