import { billTexts } from './bills';
import { cartTexts } from './cart';
import { commonTexts } from './common';
import { contactTexts } from './contact';
import { dashboardTexts } from './dashboard';
import type { TextGroup } from './define-texts';
import { errorTexts } from './errors';
import { faqsTexts } from './faqs';
import { feedbackTexts } from './feedback';
import { installTexts } from './install';
import { loginTexts } from './login';
import { membershipTexts } from './membership';
import { moreTexts } from './more';
import { notificationsTexts } from './notifications';
import { offersTexts } from './offers';
import { orderTexts } from './orders';
import { pageTexts } from './page';
import { pagesTexts } from './pages';
import { placesTexts } from './places';
import type { Wording } from './plural';
import { productTexts } from './product';
import { profileTexts } from './profile';
import { redeemTexts } from './redeem';
import { referralTexts } from './referral';
import { registrationTexts } from './registration';
import { smsConsentTexts } from './sms-consent';
import { storesTexts } from './stores';
import { tillTexts } from './till';
import { transactionTexts } from './transactions';
import { uploadTexts } from './uploads';
import { visitTexts } from './visit';

/** Every text of the app, for the builder: the merchant schema allows exactly these keys as overrides. */
export const allTexts: readonly TextGroup<Record<string, Wording>>[] = [
  billTexts,
  cartTexts,
  commonTexts,
  contactTexts,
  dashboardTexts,
  errorTexts,
  faqsTexts,
  feedbackTexts,
  installTexts,
  loginTexts,
  orderTexts,
  membershipTexts,
  moreTexts,
  notificationsTexts,
  offersTexts,
  pageTexts,
  pagesTexts,
  placesTexts,
  productTexts,
  profileTexts,
  redeemTexts,
  referralTexts,
  registrationTexts,
  smsConsentTexts,
  storesTexts,
  tillTexts,
  transactionTexts,
  uploadTexts,
  visitTexts,
];

export const textKeys: readonly string[] = allTexts.flatMap(({ area, defaults }) =>
  Object.keys(defaults).map((key) => `${area}.${key}`),
);
