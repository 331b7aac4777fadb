import { textsOf } from '@/brand/texts/define-texts';
import { loginTexts } from '@/brand/texts/login';
import { profileTexts } from '@/brand/texts/profile';
import { registrationTexts } from '@/brand/texts/registration';
import type { Customer } from '@/contract/customer';
import { formatDate } from '@/lib/dates';
import { groupMobile, mobileDigits } from '@/lib/mobile';
import { BlockSkeleton, Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/lists/card';
import { type Fact, Facts } from '@/ui/text/facts';
import { EmailFact } from './email-fact';
import styles from './profile.module.css';

/** The fields of the profile, to read. */
export function ProfileFacts({ customer }: { customer: Customer }) {
  const texts = textsOf(profileTexts);
  const fields = textsOf(registrationTexts);
  const { gender, maritalStatus } = customer;
  const mobileNumber = mobileDigits(customer.mobileNumber);
  const fact = (label: string, value: string): Fact => ({
    label,
    value: value || <span className={styles.missing}>{texts.notAdded}</span>,
  });
  const date = (label: string, day: string) => fact(label, formatDate(day, 'dashes'));
  return (
    <div className={styles.facts}>
      <Card title={texts.contact}>
        <Facts
          facts={[
            {
              ...fact(fields.mobileNumber, `${textsOf(loginTexts).prefix} ${groupMobile(mobileNumber)}`),
              wide: true,
            },
            {
              ...fact(fields.email, ''),
              ...(customer.email && { value: <EmailFact customer={customer} mobileNumber={mobileNumber} /> }),
              wide: true,
            },
          ]}
        />
      </Card>
      <Card title={texts.details}>
        <Facts
          facts={[
            fact(fields.firstName, customer.firstName),
            fact(fields.lastName, customer.lastName),
            fact(fields.gender, gender && fields[gender]),
            date(texts.dateOfBirth, customer.dateOfBirth),
            fact(texts.maritalStatus, maritalStatus && texts[maritalStatus]),
            ...(maritalStatus === 'married'
              ? [
                  date(texts.anniversary, customer.anniversary),
                  date(texts.spouseDateOfBirth, customer.spouseDateOfBirth),
                ]
              : []),
          ]}
        />
      </Card>
      <Card title={texts.address}>
        <Facts
          facts={[
            fact(fields.pincode, customer.pincode),
            fact(texts.city, customer.city.name),
            fact(texts.state, customer.state.name),
            fact(texts.country, customer.country.name),
          ]}
        />
      </Card>
    </div>
  );
}

export function ProfileSkeleton() {
  return (
    <>
      <BlockSkeleton height={104} corner="hero" />
      <Skeleton count={3}>
        <BlockSkeleton height={160} />
      </Skeleton>
    </>
  );
}
