import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLoggedIn } from '@/session/stored-user';

/** Screens only for customers. */
export const Route = createFileRoute('/_customer')({
  beforeLoad: () => {
    if (!isLoggedIn()) throw redirect({ to: '/login', replace: true });
  },
});
