import { getPWABrandName } from './brands';
import { addCart, getCart, getCartItemCount } from './cart';
import {
  checkCustomerData,
  getPincode,
  getPincodeStateCity,
  profileUpdate,
  registerCustomer,
} from './customer';
import { getStoreLocations } from './locations';
import { getOtp, loginCustomer } from './login';
import { getLoyaltyProgramTierDetails } from './membership';
import { getBanners, getMerchantDetails, getPushNotificationCount } from './merchant';
import { getMerchantOffers, getOfferDetails } from './offers';
import { getCustomerOrderDetails, placeOrder } from './orders';
import { getStaticWebPage, getTermsCondition } from './pages';
import { getProductDetails, getProductList, trackProductView } from './products';
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
  addCart,
  appVersion,
  checkCustomerData,
  createCustomerLoginLogs,
  getBanners,
  getCart,
  getCartItemCount,
  getCustomerOrderDetails,
  getLoyaltyProgramTierDetails,
  getMerchantDetails,
  getMerchantOffers,
  getOfferDetails,
  getOtp,
  getPWABrandName,
  getPincode,
  getPincodeStateCity,
  getProductDetails,
  getProductList,
  getPushNotificationCount,
  getStoreLocations,
  getStaticWebPage,
  getTermsCondition,
  isMaintainance,
  logOutUser,
  loginCustomer,
  placeOrder,
  profileUpdate,
  refreshAuthToken,
  registerCustomer,
  setAppInstallation,
  trackProductView,
} as const;

export type CallName = keyof typeof calls;
