import { billUploadType } from '@/contract/bills';
import type { CartLine } from '@/contract/cart';
import { tokensOf } from '@/contract/tokens';
import { priceOn } from '@/lib/price';
import type { Known } from './known';
import { given, NotTried, type Step, step } from './plan';

/** The login of the test member. */
export const login: readonly [getOtp: Step, loginCustomer: Step] = [
  step('getOtp', {
    as: 'visitor',
    leaves: 'The member got an SMS',
    learn: ({ otpId }, known) => {
      known.otpId = otpId;
    },
  }),
  step('loginCustomer', {
    as: 'visitor',
    after: ['getOtp'],
    request: ({ otp, otpId }) => ({ otp: given(otp, 'OTP'), otpId: given(otpId, 'OTP') }),
  }),
];

/** Writes that change nothing, or are undone at the end of the run. */
export const cartWrites: readonly Step[] = [
  step('addCart', {
    as: 'member',
    after: ['getCart', 'getProductList', 'getProductDetails'],
    request: (known) => {
      const { cart, product, stock } = known;
      if (!cart) throw new NotTried('The cart could not be read, so it could not be put back.');
      if (!product || !stock) throw new NotTried('There is no product in stock.');
      known.ownLine = lineOf(known, product, stock);
      return { lines: [known.ownLine] };
    },
  }),
];

export const orderWrites: readonly Step[] = [
  step('placeOrder', {
    after: ['addCart'],
    leaves: 'An order was placed and points were spent',
    request: ({ ownLine }) => ({
      lines: [given(ownLine, 'line in the cart that this run has put there')],
    }),
    learn: ({ orderId }, known) => {
      known.orderId = orderId;
    },
  }),
];

export const billWrites: readonly Step[] = [
  step('submitBill', {
    after: ['getMerchantDetails', 'getStoreLocations', 'getBrandName'],
    request: (known) => {
      const images = [newPicture()];
      if (known.merchant?.shortBillAllowed) return { type: billUploadType.short, images };
      const { locationId, brandOfLocation } = known;
      if (!locationId || !brandOfLocation)
        throw new NotTried('There is no location with a brand for a bill.');
      return {
        type: billUploadType.long,
        images,
        brandId: brandOfLocation,
        locationId,
        billNumber: `CHECK-${Date.now()}`,
        billAmount: 100,
        billDate: known.today,
      };
    },
    learn: ({ billId }, known) => {
      known.ownBill = billId || undefined;
    },
  }),
];

/** After the reads of the history, so that they show the bill. */
export const lateWrites: readonly Step[] = [
  step('deleteSubmitBill', {
    after: ['submitBill'],
    request: ({ ownBill }) => ({ billId: given(ownBill, 'bill that this run has submitted') }),
  }),
  step('createCustomerLoginLogs', {
    leaves: 'A login was logged',
  }),
  step('setAppInstallation', {
    leaves: 'An installation in the browser was noted',
  }),
  step('trackProductView', {
    after: ['getProductList'],
    leaves: 'A view of a product was counted',
  }),
  step('setBillUploadGuidelinesFlag', {
    after: ['getMerchantDetails'],
    request: (known) => {
      const customer = known.merchant?.customer;
      if (!customer) throw new NotTried('Its value now is not known, so it could not be put back.');
      return { flag: customer.guidelinesFlag };
    },
  }),
  step('updateDeviceToken', {
    leaves: 'A device token that leads nowhere was stored',
    request: () => ({ deviceToken: 'backend-check' }),
  }),
  step('setNotificationTapped', {
    after: ['getCustomerNotifications'],
    request: (known) => {
      const named = known.notifications?.filter(({ uniqueId }) => uniqueId !== '') ?? [];
      const tapped = given(
        named.find(({ read }) => read) ?? named[0],
        'notification with a communication_msg_id',
      );
      return { uniqueId: tapped.uniqueId, wasRead: tapped.read };
    },
    leaves: 'A notification was tapped',
  }),
  step('deleteNotification', {
    after: ['getCustomerNotifications'],
    leaves: 'A notification was deleted',
    request: ({ notifications }) => ({ id: given(notifications?.at(-1), 'notification of the member').id }),
  }),
  step('profileUpdate', {
    as: 'member',
    after: ['checkCustomerData'],
    request: ({ customer }) => {
      if (!customer?.firstName || !customer.pincodeId || !customer.email) {
        throw new NotTried('The profile of the member is not complete, so saving would change it.');
      }
      const { firstName, lastName, email, gender, pincodeId, dateOfBirth, maritalStatus } = customer;
      return {
        firstName,
        lastName,
        email,
        gender,
        pincodeId,
        dateOfBirth,
        maritalStatus,
        anniversary: customer.anniversary,
        spouseDateOfBirth: customer.spouseDateOfBirth,
        cityId: customer.city.id,
        status: Number(customer.status) || 1,
      };
    },
  }),
  step('requestToVerifyCustomerEmail', {
    after: ['checkCustomerData'],
    leaves: 'A mail was sent to the member',
    request: ({ customer }) => {
      if (!customer?.email) throw new NotTried('The member has no e-mail address.');
      if (customer.emailVerified) throw new NotTried('The e-mail address of the member is verified already.');
      return { email: customer.email };
    },
  }),
  step('submitFeedback', {
    leaves: 'A feedback was sent',
    request: () => ({ subject: 'General' as const, message: 'A test of the backend. Please ignore it.' }),
  }),
  step('bookScheduleVisit', {
    as: 'visitor',
    after: ['bookAvailableSlotList', 'checkCustomerData'],
    leaves: 'A visit for one was booked',
    request: ({ customer, slotId }) => {
      if (!slotId) throw new NotTried('There is no free time slot on that day.');
      if (!customer?.firstName || !customer.lastName) throw new NotTried('The member has no full name.');
      const { firstName, lastName } = customer;
      return { firstName, lastName, time: '', slotId };
    },
  }),
  // The last one, because it replaces the tokens.
  step('refreshAuthToken', {
    as: 'member',
    request: (known) => {
      if (!known.tokens?.refresh) throw new NotTried('The login gave no refresh token.');
      return {};
    },
    learn: (reply, known) => {
      known.tokens = tokensOf(reply) ?? known.tokens;
    },
  }),
];

/** What is never tried, and why. */
export const never: Partial<Record<Step['call'], string>> = {
  registerCustomer: 'It needs a number that nobody has registered. The test member is registered.',
  optOutFromSMS: 'It needs the key of a link in an SMS.',
  optInForSMS: 'It needs the key of a link in an SMS.',
  logOutUser: 'It would end the session of the member.',
};

function lineOf(
  { today }: Known,
  product: NonNullable<Known['product']>,
  stock: NonNullable<Known['stock']>,
): CartLine {
  const quantity = Math.max(1, product.minQuantity ?? 1);
  const bestPrice = priceOn(product, today).current;
  return {
    ...product,
    productMerchantId: stock.productMerchantId || product.id,
    locationId: stock.locationId,
    locationName: stock.locationName,
    quantity,
    bestPrice,
    calculatedPoints: bestPrice * quantity,
    inStock: true,
  };
}

/** A white picture that no other run sends, because of the words after its end. */
function newPicture(): File {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAKUlEQVR42u3MQREAAAwCIPuX1hD77SAA6VEEAoFAIBAIBAKBQCAQfA8Gpwvw4qrwDDIAAAAASUVORK5CYII=';
  const bytes = Buffer.concat([Buffer.from(png, 'base64'), Buffer.from(String(Date.now()))]);
  return new File([new Uint8Array(bytes)], 'backend-check.png', { type: 'image/png' });
}
