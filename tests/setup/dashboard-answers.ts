const good = (response: object) => ({ statusCode: 100, response });

/** The answers of every call of the dashboard, for `stubBackend`. `merchant`: what the mall says of the customer. */
export const dashboardAnswers = (merchant: object = {}) => ({
  '/getMerchantDetails': good({ merchant_list: { added: { 1: merchant } } }),
  '/getBanners': good({ banners: [] }),
  '/getProductList': good({ products: [] }),
  '/getPushNotificationCount': good({ push_notification_count: 0 }),
  '/appVersion': good({ app_version: '4' }),
});
