import { textsOf } from '@/brand/texts/define-texts';
import { profileTexts } from '@/brand/texts/profile';
import { customerQuery, ownCustomerQuery } from '@/components/customer-query';
import { changedValues, withDraft } from '@/components/form/draft-rules';
import { merchantQuery } from '@/components/merchant-query';
import type { Write } from '@/components/use-write';
import { type Customer, type Places, profileUpdate, requestToVerifyCustomerEmail } from '@/contract/customer';
import { membershipQueries } from '@/features/membership/queries';
import { send } from '@/session/send';
import { type ProfileForm, profileForm, profileOf, profileParts } from './profile.schema';
import { startVerificationCooldown } from './verification';

/** Asks for the mail that verifies an address. */
export const verificationWrite: Write<{ email: string; mobileNumber: string }, unknown> = {
  send: (request) => send(requestToVerifyCustomerEmail, request),
  keep: (_reply, { email }) => startVerificationCooldown(email),
  says: () => textsOf(profileTexts).verificationSent,
};

interface Saving {
  form: ProfileForm;
  /** What the form began with. */
  customer: Customer;
  /** Of the pincode; undefined where nobody knows. */
  places: Places | undefined;
}

/**
 * Saves a profile. The call takes the whole record, so what the shopper has not changed goes as the backend has it now:
 * another tab or device may have changed it since the form opened. The record that is kept has the new values at once,
 * and is loaded again.
 */
export const profileWrite: Write<Saving, Saving> = {
  send: async (saving, queryClient) => {
    const customer = await queryClient.fetchQuery({ ...ownCustomerQuery(), staleTime: 0 });
    const changes = changedValues(profileForm(saving.customer), saving.form, profileParts);
    const form = withDraft(profileForm(customer), changes);
    const { city, state, country } = customer;
    const places = form.pincode === saving.form.pincode ? saving.places : { city, state, country };
    const { pincode: _, ...profile } = profileOf(form, customer);
    const cityId = places?.city.id || undefined;
    await send(profileUpdate, { ...profile, cityId, status: Number(customer.status) || 1 });
    return { form, customer, places };
  },
  keep: ({ form, customer, places }, _saving, queryClient) => {
    const saved = profileOf(form, customer);
    const sameEmail = saved.email === customer.email.toLowerCase();
    queryClient.setQueryData(ownCustomerQuery().queryKey, {
      ...customer,
      ...saved,
      ...places,
      emailVerified: customer.emailVerified && sameEmail,
    });
  },
  // The dashboard greets by name, the card carries it, and a visit is booked in it.
  stale: ({ form, customer }) => [
    ownCustomerQuery().queryKey,
    merchantQuery().queryKey,
    membershipQueries.details().queryKey,
    customerQuery(profileOf(form, customer).mobileNumber).queryKey,
  ],
  says: () => textsOf(profileTexts).saved,
};

/** Switches e-mails on or off. All else goes as the backend has it now. */
export const emailConsentWrite: Write<boolean, Customer> = {
  send: async (isOn, queryClient) => {
    const customer = await queryClient.fetchQuery({ ...ownCustomerQuery(), staleTime: 0 });
    const { firstName, lastName, mobileNumber, email, gender, pincodeId, city, status } = customer;
    const { maritalStatus, dateOfBirth, spouseDateOfBirth, anniversary } = customer;
    await send(profileUpdate, {
      firstName,
      lastName,
      mobileNumber,
      email,
      gender,
      pincodeId: pincodeId || '0',
      maritalStatus,
      dateOfBirth,
      spouseDateOfBirth,
      anniversary,
      cityId: city.id || undefined,
      status: Number(status) || 1,
      emailOptedOut: !isOn,
    });
    return { ...customer, emailOptedOut: !isOn };
  },
  keep: (customer, _isOn, queryClient) => {
    queryClient.setQueryData(ownCustomerQuery().queryKey, customer);
  },
  says: () => textsOf(profileTexts).saved,
};
