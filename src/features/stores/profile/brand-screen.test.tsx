import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../../tests/setup/app-router';
import { testBrand } from '../../../../tests/setup/brand';
import { stubDirectory } from '../../../../tests/setup/directory';
import { logInAsCustomer } from '../../../../tests/setup/session';
import { until } from '../../../../tests/setup/until';

const kahvora = {
  brand_name: 'Kahvora',
  category_name: 'Food',
  shop_numbers: 'G-05',
  contact_number: '98765 00200',
};
const coffee = {
  id: 9,
  offer_title: 'Second cup on us',
  offer_sub_title: 'Every day',
  offer_image: ['/o.svg'],
};

/** Brand 1 with these fields, at noon of a Monday in India. */
async function show(fields: object = {}, path = '/store-locator/1', answers: object = {}) {
  vi.setSystemTime(new Date('2026-11-23T12:00:00+05:30'));
  const backend = stubDirectory({
    '/getStoreProfileDetails': { statusCode: 100, response: { ...kahvora, ...fields } },
    ...answers,
  });
  const app = renderApp(path);
  await screen.findByText('Kahvora');
  return { ...app, ...backend };
}

const factOf = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

afterEach(() => vi.useRealTimers());

describe('a brand', () => {
  it.each(['/store-locator', '/store-locator?location=32'])(
    'that was opened directly leads back to the directory of its location: %s',
    async (list) => {
      const { history } = await show({}, list.replace(/(?=\?|$)/, '/1'));
      await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      await until(() => expect(history.location.href).toBe(list));
    },
  );

  it('says first where it is, whether it is open, and how to reach it', async () => {
    await show({ shop_time: '10 AM to 9 PM' });
    await screen.findByText('Ground');
    expect(factOf('Shop number')).toBe('G-05');
    expect(factOf('Floor')).toBe('Ground');
    expect(factOf('Hours')).toBe('10 AM to 9 PMOpen nowCloses at 9 PM');
    const [call] = screen.getAllByRole('link', { name: 'Call 9876 500 200' });
    expect(call?.textContent).toBe('Call');
    expect(call?.getAttribute('href')).toBe('tel:9876500200');
    expect(screen.getByRole('heading', { level: 1, name: 'Store Profile' })).toBeTruthy();
  });

  it.each([
    ['10 AM to 9 PM, Monday closed', 'Closed nowOpens tomorrow at 10 AM'],
    ['Mon-Fri 5 PM to 9:30 PM', 'Closed nowOpens at 5 PM'],
    ['Wed-Sun 10:00-21:00, Mon & Tue closed', 'Closed nowOpens on Wednesday at 10 AM'],
    ['Open 24 hours', 'Open now'],
    ['Ask us at the counter', ''],
  ])('with the hours %j claims %j', async (hours, claim) => {
    await show({ shop_time: hours });
    expect(factOf('Hours')).toBe(`${hours}${claim}`);
  });

  it('does without a floor where the directory cannot be loaded, and nobody is told', async () => {
    const { queryClient } = await show({}, '/store-locator/1', {
      '/getStoreLocatorFloorCatDetails': { statusCode: 102, statusDescription: 'No floors.' },
    });
    await until(() => expect(queryClient.isFetching()).toBe(0));
    expect(factOf('Shop number')).toBe('G-05');
    expect(screen.queryByText('Floor')).toBeNull();
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('leaves out what it does not tell', async () => {
    await show({ shop_numbers: '', contact_number: 'ask', category_name: null });
    await screen.findByText('Ground');
    expect(screen.queryByText('Shop number')).toBeNull();
    expect(screen.queryByText('Hours')).toBeNull();
    expect(screen.queryByRole('link', { name: /Call/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Images' })).toBeNull();
  });

  it.each([
    ['a visitor', () => {}, '/store-locator/floor-plan?floor=7'],
    ['a customer', logInAsCustomer, '/store-locator/floor-plan/7'],
  ])('leads %s to its floor plan', async (_, enter, href) => {
    enter();
    await show();
    expect((await screen.findByRole('link', { name: 'Floor plan' })).getAttribute('href')).toBe(href);
  });

  it('shows its pictures, and no more than four beside the one that is seen', async () => {
    await show({ shop_images: Array.from({ length: 12 }, (_, index) => `/${index}.svg`) });
    const slides = within(screen.getByRole('region', { name: 'Images' })).getAllByRole('group');
    expect(slides).toHaveLength(12);
    expect(slides.map((slide) => slide.querySelector('img') !== null)).toEqual(
      slides.map((_, index) => index <= 4),
    );
  });

  it('is asked for at the location of the address', async () => {
    const { fieldsTo } = await show({}, '/store-locator/1?location=32');
    expect(fieldsTo('/getStoreProfileDetails')).toMatchObject([{ location_id: '32', brand_id: '1' }]);
  });

  it.each([[[]], [null]])('that does not exist (%j) says so, and leads to all brands', async (response) => {
    stubDirectory({ '/getStoreProfileDetails': { statusCode: 100, response } });
    renderApp('/store-locator/999?location=32');
    await screen.findByText('No Data Found');
    await userEvent.click(link('See all brands'));
    expect(await screen.findByRole('link', { name: /Pacerra/ })).toBeTruthy();
  });
});

describe('about a brand', () => {
  it('the website is a link, which leads to a tab of its own', async () => {
    await show({ website_url: 'www.kahvora.example' });
    const website = link('www.kahvora.example');
    expect(website.getAttribute('href')).toBe('https://www.kahvora.example/');
    expect(website.getAttribute('rel')).toContain('noopener');
  });

  it('a text that is no website is left out, and one that is no e-mail address is no link', async () => {
    await show({ website_url: 'javascript:alert(1)', contact_email: 'none', shop_manager: 'Asha' });
    expect(screen.queryByText('Website')).toBeNull();
    expect(screen.queryByText('javascript:alert(1)')).toBeNull();
    expect(factOf('Email')).toBe('none');
    expect(screen.queryByRole('link', { name: 'none' })).toBeNull();
    expect(factOf('Manager')).toBe('Asha');
  });
});

describe('the offers of a brand', () => {
  it('are one tap away, and lead to their details with what is known of them', async () => {
    logInAsCustomer();
    const { history } = await show({ offers: [coffee] });
    await userEvent.click(screen.getByRole('button', { name: '1 offer' }));
    const offers = await screen.findByRole('region', { name: 'Offers' });
    await userEvent.click(within(offers).getByRole('link', { name: /Second cup on us/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Second cup on us' })).toBeTruthy();
    expect(history.location.pathname).toBe('/offers-detail/9');
    expect(JSON.stringify(history.location.state)).not.toContain('cup');
  });

  it('are where Back from one of them returns to, and the brand before is one step away', async () => {
    logInAsCustomer();
    const { history } = await show({ offers: [coffee] }, '/store-locator?location=31');
    await userEvent.click(await screen.findByRole('link', { name: /^Kahvora/ }));
    await screen.findByRole('heading', { level: 2, name: 'Kahvora' });
    await tab('Events');
    await tab('Offers');
    await userEvent.click(await screen.findByRole('link', { name: /Second cup on us/ }));
    await screen.findByRole('heading', { level: 1, name: 'Second cup on us' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('link', { name: /Second cup on us/ })).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Offers');
    expect(history.location.href).toBe('/store-locator/1?location=31&tab=offers');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await until(() => expect(history.location.pathname).toBe('/store-locator'));
  });

  it.each([
    ['offers', 'Offers'],
    ['events', 'Events'],
    ['floors', 'About'],
  ])('opened with the tab %s, also after a reload, it shows %s', async (wanted, shown) => {
    await show({ offers: [coffee] }, `/store-locator/1?tab=${wanted}`);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(shown);
  });

  it('return to About without a word in the address', async () => {
    const { history } = await show({ offers: [coffee] }, '/store-locator/1?tab=offers');
    await tab('About');
    await until(() => expect(history.location.href).toBe('/store-locator/1'));
  });

  it('are left out in a mall without offers', async () => {
    setCurrentBrand(testBrand({ screens: { ...testBrand().screens, offers: false } }));
    await show({ offers: [coffee] }, '/store-locator/1?tab=offers');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('About');
    expect(screen.queryByRole('button', { name: /offer/ })).toBeNull();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['About', 'Events']);
  });
});

it('the events of a brand say day, name, place and time, or that there are none', async () => {
  const event = {
    day: '24',
    month: 'Dec',
    name: 'Tasting',
    mallname: 'Test Mall',
    branch: 'Riverside',
    timing: '5 PM',
  };
  await show({ events: [event] });
  await tab('Events');
  const item = (await screen.findByRole('heading', { level: 3, name: 'Tasting' })).closest('li');
  expect(item?.textContent).toBe('24DecTastingRiverside · Test Mall5 PM');
});

it.each(['About', 'Offers', 'Events'])('a brand of which the tab %s has nothing says so', async (name) => {
  await show({ contact_number: '' });
  expect(screen.queryByRole('button', { name: /offer/ })).toBeNull();
  await tab(name);
  expect(await screen.findByText('No Data Found')).toBeTruthy();
});
