import { cartTexts } from './cart';
import { commonTexts } from './common';
import { dashboardTexts } from './dashboard';
import type { TextGroup, Wording } from './define-texts';
import { errorTexts } from './errors';
import { loginTexts } from './login';
import { membershipTexts } from './membership';
import { moreTexts } from './more';
import { offersTexts } from './offers';
import { orderTexts } from './orders';
import { pageTexts } from './page';
import { pagesTexts } from './pages';
import { productTexts } from './product';
import { redeemTexts } from './redeem';
import { registrationTexts } from './registration';

/** Every text of the app, for the builder: the merchant schema allows exactly these keys as overrides. */
export const textCatalogue: readonly TextGroup<Record<string, Wording>>[] = [
  cartTexts,
  commonTexts,
  dashboardTexts,
  errorTexts,
  loginTexts,
  orderTexts,
  membershipTexts,
  moreTexts,
  offersTexts,
  pageTexts,
  pagesTexts,
  productTexts,
  redeemTexts,
  registrationTexts,
];

export const textKeys: readonly string[] = textCatalogue.flatMap(({ area, defaults }) =>
  Object.keys(defaults).map((key) => `${area}.${key}`),
);
