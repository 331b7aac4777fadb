import { beforeEach, describe, expect, it } from 'vitest';
import { getProductDetails } from '@/contract/products';
import { good, merchantAnswer, stubBackend } from '../../../../tests/setup/backend';
import { laterAnswer } from '../../../../tests/setup/later-answer';
import { renderQueryHook } from '../../../../tests/setup/query-client';
import { logInAsCustomer, stubAppActions } from '../../../../tests/setup/session';
import { until } from '../../../../tests/setup/until';
import { usePurchase } from './use-purchase';

const details = getProductDetails.reply.decode({
  productDetails: [{ id: 1, max_quantity: 5 }],
  locationWiseQuantity: [
    { location_id: 7, current_quantity: 9 },
    { location_id: 8, current_quantity: 9 },
  ],
});
const [product] = details.variants;
if (!product) throw new Error('The product cannot be read.');

const cartOfThree = good({ cart_details: [{ product_merchant_id: 1, qty: 3, location_id: 8 }] });

/** Answers that come when the test releases them. */
function open(answers: { cart: unknown; merchant: unknown }) {
  const later = { cart: laterAnswer(), merchant: laterAnswer() };
  const heldBack = (name: keyof typeof later) => async () => {
    await later[name].asked();
    const answer = answers[name];
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(answer);
  };
  stubBackend({ '/getCart': heldBack('cart'), '/getMerchantDetails': heldBack('merchant') });
  const { result } = renderQueryHook(() =>
    usePurchase(product as NonNullable<typeof product>, details, false),
  ); // checked above
  return {
    form: () => result.current,
    letOut: (name: keyof typeof later) => later[name].give(),
  };
}

beforeEach(() => {
  stubAppActions();
  logInAsCustomer();
});

describe('the line that would go into the cart', () => {
  it("waits for the cart, and then begins with the cart's quantity and location", async () => {
    const { form, letOut } = open({ cart: cartOfThree, merchant: merchantAnswer() });
    await letOut('merchant');
    await until(() => expect(form().merchant).toBeDefined());
    expect([form().loading, form().available]).toEqual([true, false]);
    await letOut('cart');
    await until(() => expect(form().loading).toBe(false));
    const { available, purchase } = form();
    expect([available, purchase.quantity, purchase.location?.locationId]).toEqual([true, 3, '8']);
  });

  it('waits for the merchant details, because redeeming may be paused', async () => {
    const { form, letOut } = open({ cart: cartOfThree, merchant: merchantAnswer({ is_burn_enabled: '0' }) });
    await letOut('cart');
    await until(() => expect(form().purchase.quantity).toBe(3));
    expect([form().loading, form().available]).toEqual([true, false]);
    await letOut('merchant');
    await until(() => expect(form().loading).toBe(false));
    expect(form().available).toBe(false);
  });

  it('does not wait for data that cannot be loaded', async () => {
    const { form, letOut } = open({ cart: 'lost', merchant: 'lost' });
    await letOut('cart');
    await letOut('merchant');
    await until(() => expect(form().loading).toBe(false));
    expect([form().available, form().purchase.quantity]).toEqual([true, 1]);
  });
});
