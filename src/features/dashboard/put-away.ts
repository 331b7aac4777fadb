import { clientState, hydrateClientState } from '@/session/client-state';
import { storedUser } from '@/session/stored-user';

interface PutAway {
  customerId: string;
  /** The day (YYYY-MM-DD) of the points that the customer does not want to hear of. '' for none. */
  day: string;
}

const area = 'expiring-points';

const usePutAway = clientState<PutAway>(area, () => ({ customerId: '', day: '' }), { persisted: true });

/** Resolves when it is known what was put away. */
export function putAwayReady(): Promise<void> {
  return hydrateClientState(area);
}

/** The day of which this customer does not want to hear. */
export function usePutAwayDay(): string | undefined {
  const { customerId, day } = usePutAway();
  return customerId === storedUser()?.id ? day : undefined;
}

export function putAway(day: string): void {
  usePutAway.setState({ customerId: storedUser()?.id ?? '', day });
}
