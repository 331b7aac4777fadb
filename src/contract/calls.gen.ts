import { deleteSubmitBill, getBillSummary, getBillUploadGuidelines, getBrandName, setBillUploadGuidelinesFlag, submitBill } from './bills';
import { addCart, getCart, getCartItemCount } from './cart';
import { checkCustomerData, getPincode, getPincodeStateCity, profileUpdate, registerCustomer, requestToVerifyCustomerEmail } from './customer';
import { getFaqList } from './faqs';
import { submitFeedback } from './feedback';
import { getStoreLocations } from './locations';
import { loginCustomer } from './login';
import { getLoyaltyProgramTierDetails } from './membership';
import { getBanners, getMerchantDetails, getPushNotificationCount } from './merchant';
import { deleteNotification, getCustomerNotificationDetails, getCustomerNotifications, setNotificationTapped, updateDeviceToken } from './notifications';
import { getMerchantOffers, getOfferDetails } from './offers';
import { getCustomerOrderDetails, placeOrder } from './orders';
import { getOtp } from './otp';
import { getStaticWebPage, getTermsCondition } from './pages';
import { getProductDetails, getProductList, trackProductView } from './products';
import { getReferralHowItWorks } from './referral';
import { appVersion, createCustomerLoginLogs, isMaintainance, logOutUser, refreshAuthToken, setAppInstallation } from './session';
import { getPWABrandName } from './shop-brands';
import { optInForSMS, optOutFromSMS } from './sms-consent';
import { getMallLayout, getStoreLocatorBrandDetails, getStoreLocatorFloorCatDetails, getStoreProfileDetails } from './stores';
import { getCustomerArchiveData, getEarnRedeemPointDetailsMonthWise, getSubmitBillDetailsMonthwise, getVouchersMonthWise } from './transactions';
import { bookAvailableSlotList, bookScheduleVisit } from './visit';

export const calls = {
  addCart,
  appVersion,
  bookAvailableSlotList,
  bookScheduleVisit,
  checkCustomerData,
  createCustomerLoginLogs,
  deleteNotification,
  deleteSubmitBill,
  getBanners,
  getBillSummary,
  getBillUploadGuidelines,
  getBrandName,
  getCart,
  getCartItemCount,
  getCustomerArchiveData,
  getCustomerNotificationDetails,
  getCustomerNotifications,
  getCustomerOrderDetails,
  getEarnRedeemPointDetailsMonthWise,
  getFaqList,
  getLoyaltyProgramTierDetails,
  getMallLayout,
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
  getReferralHowItWorks,
  getStaticWebPage,
  getStoreLocations,
  getStoreLocatorBrandDetails,
  getStoreLocatorFloorCatDetails,
  getStoreProfileDetails,
  getSubmitBillDetailsMonthwise,
  getTermsCondition,
  getVouchersMonthWise,
  isMaintainance,
  logOutUser,
  loginCustomer,
  optInForSMS,
  optOutFromSMS,
  placeOrder,
  profileUpdate,
  refreshAuthToken,
  registerCustomer,
  requestToVerifyCustomerEmail,
  setAppInstallation,
  setBillUploadGuidelinesFlag,
  setNotificationTapped,
  submitBill,
  submitFeedback,
  trackProductView,
  updateDeviceToken,
} as const;
