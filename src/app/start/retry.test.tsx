import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { getCart } from '@/contract/cart';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { badAnswers } from '../../../tests/setup/bad-answers';
import { cartLine } from '../../../tests/setup/cart-line';
import { logInAsCustomer } from '../../../tests/setup/session';

const good = (response: object) => ({ statusCode: 100, response });

/** Calls that every screen here may also send. */
const others = {
  '/getCartItemCount': good({ count: 0 }),
  '/getMerchantDetails': good({ merchant_list: { added: { 1: { current_points_balance: 200 } } } }),
};

beforeEach(logInAsCustomer);

it.each([
  [
    '/myCart',
    '/getCart',
    { statusCode: 100, ...getCart.reply.encode({ lines: [cartLine()] }) },
    'Kahvora',
    'your cart',
  ],
  [
    '/membership',
    '/getLoyaltyProgramTierDetails',
    good({ merchant_tiers: [{ tier_id: '1', tier_name: 'Blue' }], name: 'Ishita Rao' }),
    'Ishita Rao',
    'your membership',
  ],
  [
    '/offers',
    '/getMerchantOffers',
    good({ offers: [{ id: 1, offer_title: 'Two for one' }] }),
    'Two for one',
    'the offers',
  ],
  [
    '/redeem',
    '/getProductList',
    good({ products: [{ id: 'm1', brand_name: 'Kahvora' }] }),
    'Kahvora',
    'the rewards',
  ],
  [
    '/terms-of-use',
    '/getTermsCondition',
    { statusCode: 100, response: '<p>Be kind.</p>' },
    'Be kind.',
    'the terms',
  ],
  ['/about-us', '/getStaticWebPage', { statusCode: 100, response: '<p>Hello.</p>' }, 'Hello.', 'this page'],
  [
    '/contact-us',
    '/getStoreLocations',
    good({ locations: [{ id: 1, location_name: 'Riverside', primary_contact_name: 'Farida' }] }),
    'Farida',
    'the locations',
  ],
  [
    '/notifications/n1',
    '/getCustomerNotificationDetails',
    good([{ id: 1, title: 'A new shop', tap_status: '1' }]),
    'A new shop',
    'this notification',
  ],
  [
    '/faqs',
    '/getFaqList',
    good({ Points: [{ question: 'How long?', answer: '' }] }),
    'How long?',
    'the questions',
  ],
])(
  '%s tells once that %s failed, names what is missing, and Retry shows it',
  async (path, call, answer, content, missing) => {
    let bad = true;
    stubBackend({
      ...others,
      [call]: () => (bad ? badAnswers.html.answer() : Response.json(answer)),
    });
    renderApp(path);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([badAnswers.html.told]);
    expect(screen.getByRole('main').textContent).not.toContain(badAnswers.html.told);
    expect(await screen.findByText(`We could not load ${missing}`)).toBeTruthy();
    bad = false;
    await userEvent.click(retry);
    expect(await screen.findByText(content)).toBeTruthy();
  },
);
