import { clientState, hydrateClientState } from './client-state';
import { storedUser } from './stored-user';

/**
 * Client state that is kept on the phone and belongs to one customer: whoever else looks at it sees `none`. A screen
 * that shows it awaits `ready`.
 */
export function customerState<T extends object>(area: string, none: T) {
  type Stored = T & { customerId: string };
  const useStored = clientState<Stored>(area, () => ({ ...none, customerId: '' }), { persisted: true });
  const own = (state: Stored): T => (state.customerId === storedUser()?.id ? state : none);
  return {
    ready: () => hydrateClientState(area),
    useOwn: () => own(useStored()),
    change: (change: (state: T) => Partial<T>) => {
      const before = own(useStored.getState());
      useStored.setState({ ...before, ...change(before), customerId: storedUser()?.id ?? '' });
    },
  };
}
