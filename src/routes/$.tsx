import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLoggedIn } from '@/session/stored-user';

/** Unknown paths (part 1 §2). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: isLoggedIn() ? '/dashboard' : '/login', replace: true });
  },
});
