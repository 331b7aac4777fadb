import { clientState, hydrateClientState } from '@/session/client-state';
import { storedUser } from '@/session/stored-user';

interface FirstDays {
  customerId: string;
  /** The customer does not want to see the steps. */
  closed: boolean;
  /** The customer has looked at the rewards. */
  rewardsSeen: boolean;
}

const area = 'firstDays';
const none = { customerId: '', closed: false, rewardsSeen: false };

const useStored = clientState<FirstDays>(area, () => none, { persisted: true });

export function firstDaysReady(): Promise<void> {
  return hydrateClientState(area);
}

export function useFirstDays(): FirstDays {
  return ofCustomer(useStored());
}

/** Until the logout. */
export function rememberFirstDays(change: Partial<Pick<FirstDays, 'closed' | 'rewardsSeen'>>): void {
  useStored.setState({ ...ofCustomer(useStored.getState()), ...change, customerId: storedUser()?.id ?? '' });
}

function ofCustomer(state: FirstDays): FirstDays {
  return state.customerId === storedUser()?.id ? state : none;
}
