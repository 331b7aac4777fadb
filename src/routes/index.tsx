import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLoggedIn } from '@/session/stored-user';

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: isLoggedIn() ? '/dashboard' : '/login', replace: true });
  },
});
