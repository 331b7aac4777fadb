import { IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { textsOf } from '@/brand/texts/define-texts';
import { profileTexts } from '@/brand/texts/profile';
import { ownCustomerQuery } from '@/components/customer-query';
import { ButtonLink } from '@/components/links';
import { oncePerArrival } from '@/components/once-per-arrival';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import type { Customer } from '@/contract/customer';
import { firstLetter } from '@/lib/first-letter';
import { paths } from '@/lib/paths';
import { HeroCard } from '@/ui/lists/hero-card';
import styles from './profile.module.css';
import { ProfileFacts, ProfileSkeleton } from './profile-facts';
import { endVerificationCooldown } from './verification';

/** What the merchant knows of the customer (docs/product/profile.md). */
export function ProfileScreen() {
  const texts = textsOf(profileTexts);
  const navigate = useNavigate();
  const customer = useQuery({
    ...ownCustomerQuery(),
    staleTime: oncePerArrival,
    // Back from the mailbox, the address may be verified.
    refetchOnWindowFocus: ({ state }) => (state.data?.emailVerified === false ? 'always' : false),
  });
  const verified = customer.data?.emailVerified;
  useEffect(() => (verified ? endVerificationCooldown : undefined), [verified]);
  return (
    <Page
      title={texts.title}
      onBack={() => void navigate({ to: '/dashboard' })}
      foot={customer.data ? <Edit /> : undefined}
    >
      <QueryView what="profile" query={customer} skeleton={<ProfileSkeleton />}>
        {(known) => (
          <>
            <Identity customer={known} />
            <ProfileFacts customer={known} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** The history remembers that the profile is one step back. */
function Edit() {
  return (
    <ButtonLink to={paths.editProfile} state={{ fromProfile: true }}>
      {textsOf(profileTexts).edit}
    </ButtonLink>
  );
}

function Identity({ customer }: { customer: Customer }) {
  const { firstName, lastName } = customer;
  const initials = firstLetter(firstName) + firstLetter(lastName);
  const name = `${firstName} ${lastName}`.trim();
  return (
    <HeroCard>
      <span className={styles.identity}>
        <span className={styles.avatar} aria-hidden="true">
          {initials || <IconUser size={28} aria-hidden />}
        </span>
        <span className={styles.names}>
          {name ? <span className={styles.name}>{name}</span> : null}
          <span>{currentBrand().programName}</span>
        </span>
      </span>
    </HeroCard>
  );
}
