import { useLocation } from '@tanstack/react-router';
import { storedUser } from '@/session/stored-user';
import { lazyPart } from '@/ui/feedback/lazy-part';

const WhatHasCome = lazyPart(() => import('./what-has-come').then(({ WhatHasCome }) => WhatHasCome));

/** What has come for the customer. The code loads after that of the shell. */
export function Arrivals() {
  const customerId = useLocation({ select: () => storedUser()?.id });
  return customerId === undefined ? null : <WhatHasCome key={customerId} />;
}
