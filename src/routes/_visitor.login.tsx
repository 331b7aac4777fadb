import { createFileRoute } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { LoginScreen } from '@/features/login/login-screen';

export const Route = createFileRoute('/_visitor/login')({ component: Login });

/** Its code loads after the login can be used, which is complete without it. */
const later = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );

const BillFirst = later(() => import('@/features/bills/first/bill-first').then((code) => code.BillFirst));
const RightsLink = later(() => import('@/features/your-data/rights-link').then((code) => code.RightsLink));

/** Areas meet here that know nothing of each other: the login, the bill that comes before it, and the rights. */
function Login() {
  const below = (
    <>
      <Suspense>{currentBrand().billFirst === false ? null : <BillFirst />}</Suspense>
      <Suspense>
        <RightsLink />
      </Suspense>
    </>
  );
  return <LoginScreen below={below} />;
}
