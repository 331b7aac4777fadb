import { normaliseEmail } from '@/components/form/personal.schema';
import { type Customer, genders } from '@/contract/customer';
import { typedName } from '@/lib/names';
import { readStored, type StoredName, writeStored } from '@/session/stored-values';
import type { RegistrationForm } from './registration.schema';

/**
 * The values that were typed before a reload or a look at the terms. Without them, the values of an incomplete record.
 */
export function initialForm(customer: Customer | undefined): RegistrationForm {
  const consent = readStored('emailConsent');
  // This value is stored with every draft. So if another field is missing beside it, the shopper has emptied it.
  const drafted = consent !== undefined;
  const value = (name: StoredName, known = '') => readStored(name) ?? (drafted ? '' : known);
  const gender = value('gender', customer?.gender);
  const pincode = readStored('pincode');
  return {
    firstName: value('firstName', typedName(customer?.firstName ?? '')),
    lastName: value('lastName', typedName(customer?.lastName ?? '')),
    email: value('email', normaliseEmail(customer?.email ?? '')),
    gender: genders.find((known) => known === gender) ?? '',
    pincode: value('pincode', customer?.pincode),
    // An id without its pincode, or with another pincode, would be wrong.
    pincodeId: (drafted || pincode ? readStored('pincodeId') : customer?.pincodeId) || '0',
    emailConsent: drafted ? consent === '1' : !customer?.emailOptedOut,
    referralCode: readStored('referalCode') ?? '',
  };
}

/** Stores the typed values (docs/product/registration.md#the-draft). */
export function saveDraft(form: RegistrationForm): void {
  writeStored('firstName', form.firstName || undefined);
  writeStored('lastName', form.lastName || undefined);
  writeStored('email', form.email || undefined);
  writeStored('gender', form.gender || undefined);
  writeStored('pincode', form.pincode || undefined);
  writeStored('pincodeId', form.pincodeId === '0' ? undefined : form.pincodeId);
  writeStored('emailConsent', form.emailConsent ? '1' : '0');
  writeStored('referalCode', form.referralCode || undefined);
}
