import type { Locator, Page } from 'playwright-core';

/** A tap that is measured, and what shows when the app has answered it. */
export interface Tap {
  kind: string;
  /** What is tapped. */
  on: (page: Page) => Locator;
  /** What happens to it first. */
  before?: (target: Locator) => Promise<void>;
  /** What happens to it instead of a tap. */
  by?: (target: Locator) => Promise<void>;
  /** What is there afterwards. */
  shows: (page: Page) => Locator;
}

/** Taps in a row, from an address on. */
export interface Walk {
  from: string;
  /** What shows when the first tap can begin. */
  shows: (page: Page) => Locator;
  taps: readonly Tap[];
}

type Role = Parameters<Page['getByRole']>[0];

const named = (role: Role, name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).first();
const text = (words: string) => (page: Page) => page.getByText(words).first();
const css = (selector: string) => (page: Page) => page.locator(selector).first();
/** No dialog is open any more. */
const closed = css('body:not(:has([role=dialog]))');
const dialog = (page: Page) => page.getByRole('dialog');
const tab = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const list = css('main li[aria-posinset]');
/** Cards of products look alike, and stay until the offers are there. */
const offer = css('main article a[href^="/offers-detail/"]');
const press = (key: string) => (target: Locator) => target.press(key);

/** Some thirty kinds of taps. They are the same in every mall. */
export const walks: readonly Walk[] = [
  {
    from: '/dashboard',
    shows: text('Available Points'),
    taps: [
      { kind: 'tab, Redeem', on: tab('Redeem'), shows: list },
      { kind: 'sort, open', on: named('button', 'Sort'), shows: named('radio', 'Newest') },
      { kind: 'sort, choice', on: (page) => dialog(page).getByText('Newest'), shows: closed },
      { kind: 'filter, open', on: named('button', 'Filter'), shows: css('[role=dialog] [type=checkbox]') },
      {
        kind: 'filter, choice',
        on: css('[role=dialog] [type=checkbox]'),
        shows: css('[role=dialog] [type=checkbox]:checked'),
      },
      { kind: 'filter, reset', on: named('button', 'RESET'), shows: closed },
      { kind: 'list view', on: named('button', 'List view'), shows: named('button', 'Grid view') },
      { kind: 'grid view', on: named('button', 'Grid view'), shows: named('button', 'List view') },
      {
        kind: 'product, open',
        on: css('main li[aria-posinset] a'),
        shows: css('main button:enabled:has-text("Add to cart")'),
      },
      {
        kind: 'quantity, arrow key',
        on: (page) => page.getByLabel('Choose Quantity'),
        by: press('ArrowDown'),
        shows: (page) => page.getByLabel('Choose Quantity'),
      },
      { kind: 'add to cart', on: named('button', 'Add to cart'), shows: text('Product added to cart') },
      { kind: 'terms, dialog', on: named('button', 'Terms & Conditions'), shows: named('button', 'Close') },
      {
        kind: 'dialog, close',
        on: (page) => dialog(page).getByRole('button', { name: 'Close' }),
        shows: closed,
      },
      { kind: 'product, Back', on: named('button', 'Back'), shows: list },
      { kind: 'tab, Offers', on: tab('Offers'), shows: offer },
      { kind: 'offer, open', on: offer, shows: named('tab', 'Locations') },
      {
        kind: 'offer, Locations',
        on: named('tab', 'Locations'),
        shows: css('[role=tab][aria-selected=true]:has-text("Locations")'),
      },
    ],
  },
  {
    from: '/dashboard',
    shows: text('Available Points'),
    taps: [
      { kind: 'Membership', on: css('main a[href="/membership"]'), shows: named('img', /^Bar code of/) },
      {
        kind: 'tier, rates',
        on: css('main button[aria-expanded=false]'),
        shows: css('main button[aria-expanded=true]'),
      },
      { kind: 'tab, Benefits', on: named('tab', 'Benefits'), shows: text('Valet parking') },
      { kind: 'membership, Back', on: named('button', 'Back'), shows: text('Available Points') },
      { kind: 'tab, Transactions', on: tab('Transactions'), shows: list },
      {
        kind: 'transactions, Submitted Bills',
        on: named('tab', 'Submitted Bills'),
        shows: named('radio', 'Rejected'),
      },
      {
        kind: 'transactions, filter',
        on: css('main label:has-text("Rejected")'),
        shows: css('[type=radio][value]:checked'),
      },
      { kind: 'tab, More', on: tab('More'), shows: text('Logout') },
      { kind: 'logout, dialog', on: text('Logout'), shows: text('Do you want to logout?') },
      { kind: 'logout, No', on: named('button', 'No'), shows: closed },
      { kind: 'tab, Home', on: tab('Home'), shows: text('Available Points') },
    ],
  },
  {
    from: '/visit?step=details',
    shows: named('button', 'Choose the visit date'),
    taps: [
      {
        kind: 'calendar, open',
        on: named('button', 'Choose the visit date'),
        shows: css('[role=dialog] table'),
      },
      { kind: 'calendar, a day', on: css('[role=dialog] td button:enabled'), shows: closed },
    ],
  },
  {
    from: '/store-locator',
    shows: list,
    taps: [
      {
        kind: 'brand search, a letter',
        on: (page) => page.getByLabel('Search Brand'),
        by: press('k'),
        shows: css('main li[aria-posinset="1"]:has-text("K")'),
      },
      { kind: 'map of floors', on: named('link', 'Map'), shows: named('button', 'Next floor') },
      { kind: 'next floor', on: named('button', 'Next floor'), shows: named('button', /^Floor plan of/) },
      { kind: 'floor, open', on: named('button', /^Floor plan of/), shows: named('button', 'Zoom in') },
      {
        kind: 'floor, zoom',
        on: named('button', 'Zoom in'),
        shows: css('[role=dialog] img:not([data-zoom="1.00"])'),
      },
    ],
  },
  {
    from: '/notifications',
    shows: list,
    taps: [
      {
        kind: 'notification, Delete after a swipe',
        on: css('main li[aria-posinset="1"] button'),
        before: (button) => button.evaluate((element) => element.scrollIntoView({ inline: 'end' })),
        shows: list,
      },
    ],
  },
];
