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
import { getBanners, getMerchantDetails, getPushNotificationCount } from './merchant';
import { getCustomerOrderDetails, placeOrder } from './orders';
import { getTermsCondition } from './pages';
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
  getMerchantDetails,
  getOtp,
  getPWABrandName,
  getPincode,
  getPincodeStateCity,
  getProductDetails,
  getProductList,
  getPushNotificationCount,
  getStoreLocations,
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
