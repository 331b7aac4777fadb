import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { profileTexts } from '@/brand/texts/profile';
import { ownCustomerQuery } from '@/components/customer-query';
import { Page } from '@/components/page';
import { QueryView } from '@/components/query-view';
import { paths } from '@/lib/paths';
import { FieldSkeleton } from '@/ui/feedback/skeleton';
import { EditProfileForm } from './edit-profile-form';

/** The form behind EDIT PROFILE (docs/product/profile.md#the-form). */
export function EditProfileScreen() {
  const texts = textsOf(profileTexts);
  const navigate = useNavigate();
  const { history } = useRouter();
  // Otherwise the history would have the profile twice.
  const back = () => {
    if (history.location.state.fromProfile === true) history.back();
    else void navigate({ to: paths.profile, replace: true });
  };
  const customer = useQuery(ownCustomerQuery());
  // An old record must not overwrite what was changed elsewhere, unless there is no newer one to have. Once the form is
  // open it stays, whatever is loaded behind it.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && customer.data && !(customer.isStale && customer.isFetching)) setOpen(true);
  return (
    <Page title={texts.editTitle} onBack={back}>
      <QueryView
        what="profile"
        query={{ ...customer, data: isOpen ? customer.data : undefined }}
        skeleton={<FieldSkeleton count={7} />}
      >
        {(known) => <EditProfileForm customer={known} onDone={back} />}
      </QueryView>
    </Page>
  );
}
