import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import { customerQuery } from '@/components/customer-query';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { refusalOf } from '@/transport/call-error';
import { FieldSkeleton } from '@/ui/feedback/skeleton';
import styles from './registration.module.css';
import { RegistrationForm } from './registration-form';

/**
 * Registration (docs/product/registration.md): it first loads what the backend knows about the number, because an
 * incomplete record fills in the form.
 */
export function RegistrationScreen() {
  const texts = textsOf(registrationTexts);
  const { mobileNumber } = useRouteContext({ from: '/_visitor/registration' });
  const customer = useQuery(customerQuery(mobileNumber));
  // If the backend refuses, the number counts as unknown.
  const known = customer.data ?? (refusalOf(customer.error) && { customer: undefined });
  const navigate = useNavigate();
  const back = () => void navigate({ to: '/login' });

  return (
    <Page title={texts.title} onBack={back}>
      <p className={styles.intro}>{texts.intro}</p>
      <QueryView
        what="registration"
        query={{ ...customer, data: known }}
        skeleton={<FieldSkeleton count={6} />}
      >
        {({ customer: found }) => (
          // The call that completes a record needs its id.
          <RegistrationForm mobileNumber={mobileNumber} customer={found?.customerId ? found : undefined} />
        )}
      </QueryView>
    </Page>
  );
}
