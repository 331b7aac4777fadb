import { crc32, deflateSync } from 'node:zlib';
import { billUploadType } from '@/contract/bills';
import type { CartLine } from '@/contract/cart';
import { tokensOf } from '@/contract/tokens';
import { priceOn } from '@/lib/price';
import type { Known } from './known';
import { given, member, NotTried, type Step, site, step } from './plan';
import { visitDay } from './plan-reads';

/** The login of the test member. */
export const login: readonly [getOtp: Step, loginCustomer: Step] = [
  step('getOtp', {
    as: 'visitor',
    leaves: 'The member got an SMS',
    request: (known) => ({ ...site(known), mobileNumber: mobileOf(known) }),
    learn: ({ otpId }, known) => {
      known.otpId = otpId;
    },
  }),
  step('loginCustomer', {
    as: 'visitor',
    after: ['getOtp'],
    request: (known) => {
      const { otp, otpId } = known;
      if (otp === undefined || otpId === undefined) throw new NotTried('There is no OTP.');
      return { ...site(known), mobileNumber: mobileOf(known), otp, otpId };
    },
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
      return { ...member(known), lines: [known.ownLine] };
    },
  }),
];

export const orderWrites: readonly Step[] = [
  step('placeOrder', {
    after: ['addCart'],
    leaves: 'An order was placed and points were spent',
    request: (known) => ({
      ...member(known),
      lines: [given(known.ownLine, 'line in the cart that this run has put there')],
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
      const images = [
        new File([new Uint8Array(pictureOf(`${Date.now()}`))], 'backend-check.png', { type: 'image/png' }),
      ];
      if (known.merchant?.shortBillAllowed) return { ...member(known), type: billUploadType.short, images };
      const { locationId, brandOfLocation } = known;
      if (!locationId || !brandOfLocation)
        throw new NotTried('There is no location with a brand for a bill.');
      return {
        ...member(known),
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
    request: (known) => ({
      ...member(known),
      billId: given(known.ownBill, 'bill that this run has submitted'),
    }),
  }),
  step('createCustomerLoginLogs', {
    leaves: 'A login was logged',
    request: (known) => ({
      merchantId: known.mall.id,
      customerId: known.customerId ?? '',
      loginThrough: known.mall.loginThrough,
    }),
  }),
  step('setAppInstallation', {
    leaves: 'An installation in the browser was noted',
    request: (known) => ({ ...member(known), mobileNumber: known.mobile ?? '', browser: 'Chrome' }),
  }),
  step('trackProductView', {
    after: ['getProductList'],
    leaves: 'A view of a product was counted',
    request: (known) => ({
      ...member(known),
      productMerchantId: given(known.product, 'product in the list').id,
    }),
  }),
  step('setBillUploadGuidelinesFlag', {
    after: ['getMerchantDetails'],
    request: (known) => {
      const customer = known.merchant?.customer;
      if (!customer) throw new NotTried('Its value now is not known, so it could not be put back.');
      return { ...member(known), flag: customer.guidelinesFlag };
    },
  }),
  step('updateDeviceToken', {
    leaves: 'A device token that leads nowhere was stored',
    request: (known) => ({ ...member(known), deviceToken: 'backend-check' }),
  }),
  step('setNotificationTapped', {
    after: ['getCustomerNotifications'],
    request: (known) => {
      const named = known.notifications?.filter(({ uniqueId }) => uniqueId !== '') ?? [];
      const tapped = given(
        named.find(({ read }) => read) ?? named[0],
        'notification with a communication_msg_id',
      );
      return { ...member(known), uniqueId: tapped.uniqueId, wasRead: tapped.read };
    },
    leaves: 'A notification was tapped',
  }),
  step('deleteNotification', {
    after: ['getCustomerNotifications'],
    leaves: 'A notification was deleted',
    request: (known) => ({
      ...member(known),
      id: given(known.notifications?.at(-1), 'notification of the member').id,
    }),
  }),
  step('profileUpdate', {
    as: 'member',
    after: ['checkCustomerData'],
    request: (known) => {
      const { customer } = known;
      if (!customer?.firstName || !customer.pincodeId || !customer.email) {
        throw new NotTried('The profile of the member is not complete, so saving would change it.');
      }
      const { firstName, lastName, email, gender, pincodeId, dateOfBirth, maritalStatus } = customer;
      return {
        ...member(known),
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
        mobileNumber: known.mobile ?? '',
        appVersion: known.mall.appVersion,
        status: Number(customer.status) || 1,
      };
    },
  }),
  step('requestToVerifyCustomerEmail', {
    after: ['checkCustomerData'],
    leaves: 'A mail was sent to the member',
    request: (known) => {
      const { customer } = known;
      if (!customer?.email) throw new NotTried('The member has no e-mail address.');
      if (customer.emailVerified) throw new NotTried('The e-mail address of the member is verified already.');
      return { ...site(known), email: customer.email, mobileNumber: known.mobile ?? '' };
    },
  }),
  step('submitFeedback', {
    leaves: 'A feedback was sent',
    request: (known) => ({
      ...member(known),
      subject: 'General',
      message: 'A test of the backend. Please ignore it.',
    }),
  }),
  step('bookScheduleVisit', {
    as: 'visitor',
    after: ['bookAvailableSlotList', 'checkCustomerData'],
    leaves: 'A visit for one was booked',
    request: (known) => {
      const { customer, slotId } = known;
      if (!slotId) throw new NotTried('There is no free time slot on that day.');
      if (!customer?.firstName || !customer.lastName) throw new NotTried('The member has no full name.');
      const { firstName, lastName } = customer;
      return {
        merchantId: known.mall.id,
        mobileNumber: known.mobile ?? '',
        firstName,
        lastName,
        people: 1,
        day: visitDay(known),
        time: '',
        slotId,
      };
    },
  }),
  // The last one, because it replaces the tokens.
  step('refreshAuthToken', {
    as: 'member',
    request: (known) => {
      if (!known.tokens?.refresh) throw new NotTried('The login gave no refresh token.');
      return member(known);
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
  const { brandName, subProductName, description, image, productId, voucherValue, expiryDate } = product;
  const quantity = Math.max(1, product.minQuantity ?? 1);
  const bestPrice = priceOn(product, today).current;
  return {
    brandName,
    subProductName,
    description,
    image,
    productId,
    voucherValue,
    expiryDate,
    productMerchantId: stock.productMerchantId || product.id,
    locationId: stock.locationId,
    locationName: stock.locationName,
    quantity,
    bestPrice,
    calculatedPoints: bestPrice * quantity,
    inStock: true,
  };
}

function mobileOf({ mobile }: Known): string {
  if (mobile === undefined) throw new NotTried('It needs --mobile.');
  return mobile;
}

/** A white picture of 64 by 64 that no other run sends, because of the words in it. */
function pictureOf(words: string): Buffer {
  const size = 64;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((size + 1) * size, 255);
  for (let row = 0; row < size; row += 1) rows[row * (size + 1)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Comment\0${words}`, 'latin1')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
