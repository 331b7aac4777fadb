import { normaliseEmail } from '@/components/form/personal.schema';
import type { Customer } from '@/contract/customer';
import { typedName } from '@/lib/names';
import { readStored } from '@/session/stored-values';
import type { RegistrationForm } from './registration.schema';

/** An empty form, or the values of an incomplete record. */
export function initialForm(customer: Customer | undefined): RegistrationForm {
  return {
    firstName: typedName(customer?.firstName ?? ''),
    lastName: typedName(customer?.lastName ?? ''),
    email: normaliseEmail(customer?.email ?? ''),
    gender: customer?.gender ?? '',
    pincode: customer?.pincode ?? '',
    pincodeId: customer?.pincodeId || '0',
    emailConsent: !customer?.emailOptedOut,
    referralCode: readStored('referalCode') ?? '',
  };
}
