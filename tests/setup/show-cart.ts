import { screen } from '@testing-library/react';
import { addCart, type CartLine, getCart } from '@/contract/cart';
import { renderApp } from './app-router';
import { good, merchantAnswer, stubBackend } from './backend';
import { cartAnswer, cartLine } from './cart-line';
import { stubLocks } from './locks';
import { logInAsCustomer } from './session';

export const coffee = cartLine({
  productMerchantId: '1',
  brandName: 'Kahvora',
  bestPrice: 100,
  maxQuantity: 5,
});
export const cinema = cartLine({
  productMerchantId: '2',
  brandName: 'Moonreel',
  bestPrice: 50.5,
  quantity: 2,
});
export const expired = cartLine({
  productMerchantId: '3',
  brandName: 'Oldies',
  bestPrice: 10,
  expiryDate: '2020-01-01',
});

const words = (label: string) => screen.getByText(label).parentElement?.textContent?.replace(/\s+/g, ' ');
export const balance = () => words('Your Balance');
export const total = () => words('Total');
export const confirmPurchase = () => screen.getByRole('button', { name: 'Confirm Purchase' });

/** No network. */
export const broken = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** The cart's screen, and a backend with these lines. Tests change the lines and the answers of the backend. */
export async function showCart(
  lines: CartLine[],
  merchant: object = {},
  Around?: Parameters<typeof renderApp>[2],
) {
  logInAsCustomer();
  stubLocks();
  const state = {
    lines,
    /** The cart cannot be loaded. */
    cut: false,
    refusesChanges: false,
    merchant: { current_points_balance: 1000, points_unit_short_name: 'Pts', ...merchant } as object,
    order: (): Response | Promise<Response> => Response.json(good({ orderId: '4711' })),
  };
  const backend = stubBackend({
    '/getCart': () => (state.cut ? broken() : Response.json(cartAnswer(state.lines))),
    '/addCart': () => {
      if (state.refusesChanges) return Response.json({ statusCode: 102, statusDescription: 'Not now.' });
      const saved = JSON.parse(backend.requestsTo(addCart).at(-1)?.fields.cart_details ?? '');
      state.lines = getCart.reply.decode({ response: { cart_details: saved } }).lines;
      return Response.json({ statusCode: 100 });
    },
    '/getCartItemCount': () => Response.json(good({ count: state.lines.length })),
    '/getMerchantDetails': () => Response.json(merchantAnswer(state.merchant)),
    '/placeOrder': () => state.order(),
    '/getCustomerOrderDetails': good({ order_details: [{ brand_name: 'Kahvora' }] }),
    '/logOutUser': { statusCode: 100 },
  });
  const app = renderApp('/myCart', {}, Around);
  await screen.findByRole('heading', { level: 1, name: `My Cart (${lines.length})` });
  return { ...app, ...backend, state };
}
