import { good, merchantAnswer } from './backend';

/** The answers of every call of the dashboard, for `stubBackend`. `merchant`: what the mall says of the customer. */
export const dashboardAnswers = (merchant: object = {}, products: object[] = []) => ({
  '/getMerchantDetails': merchantAnswer(merchant),
  '/getBanners': good({ banners: [] }),
  '/getProductList': good({ products }),
  '/getPushNotificationCount': good({ push_notification_count: 0 }),
  '/appVersion': good({ app_version: '4' }),
});
