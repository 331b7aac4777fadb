import { useLocation } from '@tanstack/react-router';
import { storedUser } from '@/session/stored-user';
import { lazyPart } from '@/ui/feedback/lazy-part';

const Arrival = lazyPart(() => import('./arrival').then(({ Arrival }) => Arrival));

/** What has come for the customer. The code loads after that of the shell. */
export function Arrivals() {
  const customerId = useLocation({ select: () => storedUser()?.id });
  return customerId === undefined ? null : <Arrival key={customerId} />;
}
