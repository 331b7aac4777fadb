import {
  checkCustomerData,
  getPincode,
  getPincodeStateCity,
  profileUpdate,
  registerCustomer,
} from './customer';
import { getOtp, loginCustomer } from './login';
import { getLoyaltyProgramTierDetails } from './membership';
import { getBanners, getMerchantDetails, getPushNotificationCount } from './merchant';
import { getMerchantOffers, getOfferDetails } from './offers';
import { getStaticWebPage, getTermsCondition } from './pages';
import { getProductList } from './products';
import {
  appVersion,
  createCustomerLoginLogs,
  isMaintainance,
  logOutUser,
  refreshAuthToken,
  setAppInstallation,
} from './session';

/** Every backend call. The sandbox must have a handler for each, or it does not compile. */
export const calls = {
  appVersion,
  checkCustomerData,
  createCustomerLoginLogs,
  getBanners,
  getLoyaltyProgramTierDetails,
  getMerchantDetails,
  getMerchantOffers,
  getOfferDetails,
  getOtp,
  getPincode,
  getPincodeStateCity,
  getProductList,
  getPushNotificationCount,
  getStaticWebPage,
  getTermsCondition,
  isMaintainance,
  logOutUser,
  loginCustomer,
  profileUpdate,
  refreshAuthToken,
  registerCustomer,
  setAppInstallation,
} as const;

export type CallName = keyof typeof calls;
