import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLoggedIn } from '@/session/stored-user';

/** Screens only for visitors. For a customer they are unknown paths. */
export const Route = createFileRoute('/_visitor')({
  beforeLoad: () => {
    if (isLoggedIn()) throw redirect({ to: '/dashboard', replace: true });
  },
});
