import { addCart, getCart, getCartItemCount } from './cart';
import {
  checkCustomerData,
  getPincode,
  getPincodeStateCity,
  profileUpdate,
  registerCustomer,
} from './customer';
import { getOtp, loginCustomer } from './login';
import { getBanners, getMerchantDetails, getPushNotificationCount } from './merchant';
import { getCustomerOrderDetails, placeOrder } from './orders';
import { getTermsCondition } from './pages';
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
  addCart,
  appVersion,
  checkCustomerData,
  createCustomerLoginLogs,
  getBanners,
  getCart,
  getCartItemCount,
  getCustomerOrderDetails,
  getMerchantDetails,
  getOtp,
  getPincode,
  getPincodeStateCity,
  getProductList,
  getPushNotificationCount,
  getTermsCondition,
  isMaintainance,
  logOutUser,
  loginCustomer,
  placeOrder,
  profileUpdate,
  refreshAuthToken,
  registerCustomer,
  setAppInstallation,
} as const;

export type CallName = keyof typeof calls;
