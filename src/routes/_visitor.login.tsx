import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { LoginScreen } from '@/features/login/login-screen';

export const Route = createFileRoute('/_visitor/login')({ component: Login });

/** Its code loads after the login can be used, which is complete without it. */
const BillFirst = lazy(() =>
  import('@/features/bills/first/bill-first').then(
    ({ BillFirst }) => ({ default: BillFirst }),
    () => ({ default: () => null }),
  ),
);

/** Two areas meet here, which know nothing of each other: the login, and the bill that comes before it. */
function Login() {
  const below = currentBrand().billFirst === false ? null : <BillFirst />;
  return <LoginScreen below={<Suspense>{below}</Suspense>} />;
}
