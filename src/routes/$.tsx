import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLoggedIn } from '@/session/stored-user';

/** Unknown paths (docs/product/session.md#logged-in-or-not). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: isLoggedIn() ? '/dashboard' : '/login', replace: true });
  },
});
