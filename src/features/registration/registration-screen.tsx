import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { DocumentTitle } from '@/brand/document-title';
import { textsOf } from '@/brand/texts/define-texts';
import { registrationTexts } from '@/brand/texts/registration';
import { refusalOf } from '@/transport/call-error';
import { ErrorState } from '@/ui/error-state';
import { Screen } from '@/ui/screen';
import { ScreenHeader } from '@/ui/screen-header';
import { Skeleton } from '@/ui/skeleton';
import { customerQueries } from './queries';
import styles from './registration.module.css';
import { RegistrationForm } from './registration-form';

/** Registration (part 1 §2): asks what is known of the number first, because an incomplete record prefills the form. */
export function RegistrationScreen() {
  const texts = textsOf(registrationTexts);
  const { mobileNumber } = useRouteContext({ from: '/_visitor/registration' });
  const customer = useQuery(customerQueries.byMobile(mobileNumber));
  // A backend that refuses to tell knows nobody of this number.
  const known = customer.data ?? (refusalOf(customer.error) && { customer: undefined });
  const navigate = useNavigate();
  const back = () => void navigate({ to: '/login', state: { mobileNumber } });

  return (
    <Screen header={<ScreenHeader title={texts.title} onBack={back} />}>
      <DocumentTitle>{texts.title}</DocumentTitle>
      <p className={styles.intro}>{texts.intro}</p>
      {customer.isPending ? <Skeleton shape="field" count={6} /> : null}
      {customer.isError && !known ? (
        <ErrorState onRetry={() => void customer.refetch()} retrying={customer.isFetching} />
      ) : null}
      {known ? <RegistrationForm mobileNumber={mobileNumber} customer={known.customer} /> : null}
    </Screen>
  );
}
