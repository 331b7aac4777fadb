import type { Customer } from '@/contract/customer';
import { capitalizeWords } from '@/lib/names';
import { readStored, writeStored } from '@/session/stored-values';
import type { RegistrationForm } from './registration.schema';

const genders = ['', 'male', 'female', 'other'] as const;

/** What was typed before a reload or a look at the terms; an incomplete customer's record fills what is still empty. */
export function initialForm(customer: Customer | undefined): RegistrationForm {
  const pincode = readStored('pincode');
  const consent = readStored('emailConsent');
  const known = pincode === undefined ? customer : undefined;
  return {
    firstName: readStored('firstName') ?? capitalizeWords(customer?.firstName ?? ''),
    lastName: readStored('lastName') ?? capitalizeWords(customer?.lastName ?? ''),
    email: readStored('email') ?? customer?.email.toLowerCase() ?? '',
    gender:
      genders.find((gender) => gender !== '' && gender === readStored('gender')) ?? customer?.gender ?? '',
    pincode: pincode ?? known?.pincode ?? '',
    pincodeId: (pincode === undefined ? known?.pincodeId : readStored('pincodeId')) || '0',
    emailConsent: consent === undefined ? !customer?.emailOptedOut : consent === '1',
    referralCode: readStored('referalCode') ?? '',
  };
}

/** Keeps what is typed (part 1 §3 "Stored browser values"). */
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
