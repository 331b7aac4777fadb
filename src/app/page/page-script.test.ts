import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brandElementId } from '@/brand/brand';
import { currentBrand } from '@/brand/current-brand';
import { firstLoginId } from '@/brand/page-elements';
import { merchantQuery } from '@/components/merchant-query';
import { membershipQueries } from '@/features/membership/queries';
import { useBrowsing } from '@/features/redeem/browsing';
import { productQueries } from '@/features/redeem/queries';
import { logInAsCustomer } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';

const readKey = vi.hoisted(() => vi.fn());
vi.mock('idb-keyval', () => ({
  createStore: () => (_mode: string, read: (keys: object) => unknown) => read({ get: readKey }),
  promisifyRequest: (request: unknown) => request,
}));

const firstQueries = {
  '/dashboard': () => new QueryClient().fetchQuery(merchantQuery()),
  '/redeem': () => {
    const { view: _, ...browsing } = useBrowsing.getState();
    return new QueryClient().fetchQuery(productQueries.list({ ...browsing, relatedTo: undefined }));
  },
  '/membership': () => new QueryClient().fetchQuery(membershipQueries.details()),
} as const;

const addresses = Object.keys(firstQueries) as (keyof typeof firstQueries)[]; // the keys are these
const merchantReply = {
  statusCode: 100,
  response: { merchant_list: { added: { 1: { loyalty_id: 'L9' } } } },
};

/** Runs the page's script like a browser that opens an address. */
async function openPage(address: string, body = ''): Promise<void> {
  history.replaceState(null, '', address);
  document.documentElement.removeAttribute(`data-${firstLoginId}`);
  const files = {
    files: ['assets/a.js', 'assets/b.css', 'assets/c.js'],
    screens: { dashboard: [0, 1], login: [2] },
    restoring: [2],
  };
  document.body.innerHTML = `<script type="application/json" id="${brandElementId}">${JSON.stringify(currentBrand())}</script>
    <script type="application/json" id="screen-files">${JSON.stringify(files)}</script>${body}`;
  vi.resetModules(); // or it would run only once
  await import('./page-script');
}

/** Replaces the network. Returns the requests, byte by byte. */
function network(answer: () => Response | Promise<Response> = () => Response.json(merchantReply)) {
  const send = vi.fn(async (_url: string, init: RequestInit) => {
    if (init.signal?.aborted) throw init.signal.reason;
    return answer();
  });
  vi.stubGlobal('fetch', send);
  const sent = () =>
    send.mock.calls.map(([url, { method, headers, body }]) => ({
      url,
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body: String(body),
    }));
  return { send, sent };
}

beforeEach(() => {
  readKey.mockResolvedValue('the key');
  logInAsCustomer();
  vi.spyOn(document.head, 'append').mockReturnValue(); // or the simulated browser would fetch the links
});
afterEach(() => {
  globalThis.earlyKey = undefined;
  globalThis.headStart = undefined;
  history.replaceState(null, '', '/');
});

describe('the call that the page sends', () => {
  it.each(addresses)('at %s is the same as the app’s, byte by byte', async (address) => {
    const { sent } = network();
    await openPage(address);
    globalThis.headStart = undefined;
    await firstQueries[address]().catch(() => undefined); // only the requests count here
    expect(sent()).toHaveLength(2);
    expect(sent()[0]).toEqual(sent()[1]);
  });

  it.each(addresses)('at %s is used, but only once', async (address) => {
    const { send } = network();
    await openPage(address);
    await firstQueries[address]().catch(() => undefined);
    expect(send).toHaveBeenCalledTimes(1);
    await firstQueries[address]().catch(() => undefined);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('at the root is that of the screen that it leads to', async () => {
    const { sent } = network();
    await openPage('/');
    expect(sent()).toMatchObject([{ url: '/api/getMerchantDetails' }]);
  });

  it.each(['user', 'currencyCode', 'pointShortName', 'loyaltyId'])('needs a stored %s', async (name) => {
    const { send } = network();
    localStorage.removeItem(name);
    await openPage('/dashboard');
    expect(send).not.toHaveBeenCalled();
    expect(document.head.append).not.toHaveBeenCalled();
  });

  it('is left out if a kept search or a product changes the request', async () => {
    const { send } = network();
    localStorage.setItem('state.redeem', 'sealed');
    await openPage('/redeem');
    expect(send).not.toHaveBeenCalled();
  });

  it('is left out at another screen', async () => {
    const { send } = network();
    await openPage('/more');
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the pictures of products', () => {
  const fetched = vi.fn();
  const products = ['/a.svg', 'https://cdn.example/b.svg', '/c.svg', '/d.svg', '/e.svg'];
  const reply = (names: readonly unknown[]) => () =>
    Response.json({ statusCode: 100, response: { products: names.map((image_name) => ({ image_name })) } });

  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal(
      'Image',
      class {
        crossOrigin: string | null = null;
        set src(address: string) {
          fetched(address, this.crossOrigin);
        }
      },
    );
  });

  it('that show first are fetched while the code of the screen is on its way, as the screen will', async () => {
    network(reply(products));
    await openPage('/redeem');
    await until(() => expect(fetched).toHaveBeenCalledTimes(4));
    expect(fetched.mock.calls).toEqual([
      ['/a.svg', null],
      ['https://cdn.example/b.svg', 'anonymous'],
      ['/c.svg', null],
      ['/d.svg', null],
    ]);
  });

  it('that are no addresses cost nothing: the others are fetched, and the app still uses the answer', async () => {
    const { send } = network(reply([null, '', 'https://[', '/d.svg']));
    await openPage('/redeem');
    await until(() => expect(fetched).toHaveBeenLastCalledWith('/d.svg', null));
    expect(fetched).toHaveBeenCalledTimes(2);
    await firstQueries['/redeem']().catch(() => undefined);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('are fetched nowhere else', async () => {
    network(reply(products));
    await openPage('/dashboard');
    await globalThis.headStart?.answer;
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a head start', () => {
  it('gives the app the answer', async () => {
    network();
    await openPage('/dashboard');
    expect(await firstQueries['/dashboard']()).toMatchObject({ loyaltyId: 'L9' });
  });

  it('that fails changes nothing: the app sends the call itself', async () => {
    let calls = 0;
    const { send } = network(() => {
      calls += 1;
      return calls === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Response.json(merchantReply);
    });
    await openPage('/dashboard');
    expect(await firstQueries['/dashboard']()).toMatchObject({ loyaltyId: 'L9' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('for another token is not used', async () => {
    const { sent } = network();
    await openPage('/dashboard');
    localStorage.setItem('acc_token', 'access-2');
    await firstQueries['/dashboard']();
    expect(sent().map(({ headers }) => headers)).toEqual([
      { authorization: 'Bearer access-1' },
      { authorization: 'Bearer access-2' },
    ]);
  });

  it('is not used after 30 s', async () => {
    const { send } = network();
    await openPage('/dashboard');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
    await firstQueries['/dashboard']();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('ends with the query that uses it', async () => {
    const { send } = network(() => new Promise(() => {}));
    await openPage('/dashboard');
    const client = new QueryClient();
    const asked = client.fetchQuery(merchantQuery()).catch(() => undefined);
    await client.cancelQueries();
    await asked;
    expect(send.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });
});

describe('the page', () => {
  const loginForm = `<form id="${firstLoginId}"><input><button></button><p data-to-offer></p></form>`;

  async function linksAt(address: string): Promise<string[]> {
    network();
    await openPage(address);
    const links = vi.mocked(document.head.append).mock.calls.flat();
    // A text would have no files, so the test would fail.
    return links.map((link) => (link as Element).outerHTML);
  }

  it('fetches the files of its screen', async () => {
    expect(await linksAt('/dashboard')).toEqual([
      '<link rel="modulepreload" crossorigin="" href="/assets/a.js">',
      '<link rel="preload" as="style" crossorigin="" href="/assets/b.css">',
    ]);
  });

  it('asks for scripts before styles', async () => {
    await linksAt('/dashboard');
    const [script, style] = vi.mocked(document.head.append).mock.calls.flat() as HTMLLinkElement[]; // appends links only
    expect(style?.fetchPriority).toBe('low');
    expect(script?.fetchPriority).not.toBe('low');
  });

  it.each(['/', '/login', '/redeem'])('fetches the login screen for a visitor at %s', async (address) => {
    localStorage.clear();
    network();
    await openPage(address, loginForm);
    const links = vi.mocked(document.head.append).mock.calls.flat();
    expect(links.map((link) => (link as Element).getAttribute('href'))).toEqual(['/assets/c.js']);
  });

  it('shows its login form to no customer', async () => {
    network();
    await openPage('/login', loginForm);
    expect(document.documentElement.hasAttribute(`data-${firstLoginId}`)).toBe(false);
  });

  it('leaves nothing on the phone of a visitor', async () => {
    localStorage.clear();
    network();
    await openPage('/login', loginForm);
    expect(document.querySelector('button')?.disabled).toBe(true); // the login is shown
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it.each(['state.queries', 'state.wallet'])(
    'reads the key of %s, which an earlier visit has kept',
    async (name) => {
      localStorage.setItem(name, 'sealed');
      await linksAt('/more');
      expect(await globalThis.earlyKey).toBe('the key');
    },
  );

  it('fetches its files also where the browser keeps no key', async () => {
    localStorage.setItem('state.queries', 'sealed');
    readKey.mockImplementation(() => {
      throw new ReferenceError('indexedDB is not defined');
    });
    expect(await linksAt('/dashboard')).toHaveLength(3);
    expect(await globalThis.earlyKey).toBeUndefined();
  });

  it('reads no key when nothing is kept', async () => {
    await linksAt('/more');
    expect(globalThis.earlyKey).toBeUndefined();
  });

  it('fetches what restores the data of an earlier visit, if there is any', async () => {
    localStorage.setItem('state.queries', 'sealed');
    expect(await linksAt('/more')).toEqual(['<link rel="modulepreload" crossorigin="" href="/assets/c.js">']);
  });
});

it('a page with blocked storage works without a head start', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  await openPage('/dashboard');
  expect(warned).toHaveBeenCalled();
});
