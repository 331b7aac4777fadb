import { shownEmail } from '@/components/form/personal.schema';
import type { Customer } from '@/contract/customer';
import { shownName } from '@/lib/names';
import { readStored } from '@/session/stored-values';
import type { RegistrationForm } from './registration.schema';

/** An empty form, or the values of an incomplete record. */
export function initialForm(customer: Customer | undefined): RegistrationForm {
  return {
    firstName: shownName(customer?.firstName ?? ''),
    lastName: shownName(customer?.lastName ?? ''),
    email: shownEmail(customer?.email ?? ''),
    gender: customer?.gender ?? '',
    pincode: customer?.pincode ?? '',
    pincodeId: customer?.pincodeId || '0',
    emailConsent: !customer?.emailOptedOut,
    referralCode: readStored('referalCode') ?? '',
  };
}
