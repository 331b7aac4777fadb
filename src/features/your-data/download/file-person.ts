import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { downloadTexts } from '@/brand/texts/download';
import { profileTexts } from '@/brand/texts/profile';
import { registrationTexts } from '@/brand/texts/registration';
import type { Customer } from '@/contract/customer';
import { day, figure } from './file-words';
import type { OwnData } from './own-data';

/** A table with its heading. Without a head, each row is a name and its value. */
export interface FileTable {
  title: string;
  head?: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Who the customer is. */
export function profileTable(customer: Customer): FileTable {
  const texts = textsOf(downloadTexts);
  const names = textsOf(registrationTexts);
  const more = textsOf(profileTexts);
  const { yes, no } = textsOf(commonTexts);
  const { gender, maritalStatus } = customer;
  return {
    title: texts.profile,
    rows: known([
      [names.firstName, customer.firstName],
      [names.lastName, customer.lastName],
      [names.mobileNumber, customer.mobileNumber],
      [names.email, customer.email],
      [names.gender, gender && names[gender]],
      [more.dateOfBirth, day(customer.dateOfBirth)],
      [more.maritalStatus, maritalStatus && more[maritalStatus]],
      [more.spouseDateOfBirth, day(customer.spouseDateOfBirth)],
      [more.anniversary, day(customer.anniversary)],
      [names.pincode, customer.pincode],
      [more.city, customer.city.name],
      [more.state, customer.state.name],
      [more.country, customer.country.name],
      [texts.emailConsent, customer.emailOptedOut ? no : yes],
    ]),
  };
}

/** The card. */
export function membershipTable(card: NonNullable<OwnData['membership']>): FileTable {
  const texts = textsOf(downloadTexts);
  return {
    title: texts.membership,
    rows: known([
      [texts.card, card.membershipId],
      [texts.name, card.holderName],
      [texts.tier, card.currentTierName],
      [texts.balance, figure(card.balance)],
    ]),
  };
}

/** Rows with a value. */
function known(rows: readonly (readonly [name: string, value: string])[]) {
  return rows.filter(([, value]) => value !== '');
}
