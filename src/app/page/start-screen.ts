import { type Brand, brandElementId } from '@/brand/brand';
import { type ScreenFiles, screenFilesId } from '@/brand/page-elements';
import { today } from '@/lib/today';
import { readKeyEarly } from '@/session/kept/early-key';
import { stored } from './stored';

const screen = location.pathname.split('/')[1] || 'dashboard';

/** Sends the first call of the customer's screen and fetches its files (docs/decisions/0047-head-start.md). */
export function startScreen(customerId: string): void {
  const brand = json<Brand>(brandElementId);
  // The call goes before the files, because a browser opens only six connections.
  const call = firstCall(brand, customerId);
  if (call) send(brand, call);
  if (keepsData()) readKeyEarly();
  fetchFiles(screen);
}

/** The builder has written the block. */
function json<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? '');
}

type Call = readonly [path: string, fields: Record<string, string>];

/** The same requests as in the contract, which would bring zod into every page. */
function firstCall({ merchantId, platform, appVersion }: Brand, id: string): Call | undefined {
  const fields = { merchant_id: merchantId, platform: String(platform), customer_id: id };
  if (screen === 'dashboard') return ['/getMerchantDetails', { ...fields, userId: id }];
  if (screen === 'membership') {
    return ['/getLoyaltyProgramTierDetails', { ...fields, loyalty_id: stored('loyaltyId') ?? '' }];
  }
  // A kept search or filter asks for other products, and it is encrypted, so this script cannot read it.
  if (screen !== 'redeem' || stored('state.redeem') !== null || history.state?.relatedTo) return undefined;
  return [
    '/getProductList',
    {
      ...fields,
      appVersion: String(appVersion),
      current_date: today(),
      sort_by: '601',
      search_by: '',
      last_id: '0',
    },
  ];
}

/** The app uses the answer if its own request is the same, byte for byte (src/transport/head-start.ts). */
function send(brand: Brand, [path, fields]: Call): void {
  const url = brand.api.baseUrl + path;
  const method = 'POST';
  const token = stored('acc_token');
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const body = new URLSearchParams(fields);
  const control = new AbortController();
  const answer = fetch(url, { method, headers, body, signal: control.signal }).then(async (response) => ({
    status: response.status,
    body: await response.text(),
  }));
  const pictures = screen === 'redeem' ? answer.then(({ body }) => fetchPictures(body)) : answer;
  pictures.catch(() => undefined); // then the app sends the call itself
  const stop = () => control.abort();
  globalThis.headStart = { url, method, headers, body: String(body), sentAt: Date.now(), answer, stop };
}

/** How many pictures of products show before the shopper scrolls. */
const firstPictures = 4;

/** Fetches them while the screen's code is on its way, in the way that the screen will (src/ui/media/picture.tsx). */
function fetchPictures(body: string): void {
  const { response } = JSON.parse(body);
  for (const { image_name: address } of response.products.slice(0, firstPictures)) {
    if (!address) continue;
    // A link reads any address, and throws for none.
    const link = document.createElement('a');
    link.href = address;
    const picture = new Image();
    if (link.origin !== location.origin) picture.crossOrigin = 'anonymous';
    picture.src = address;
  }
}

/** Whether an earlier visit has left what the app will bring back. */
function keepsData(): boolean {
  return stored('state.queries') !== null || stored('state.wallet') !== null;
}

/** Fetches the files of a screen, beside those that every page names. */
export function fetchFiles(name: string): void {
  const { files, screens, restoring } = json<ScreenFiles>(screenFilesId);
  for (const index of [...(keepsData() ? restoring : []), ...(screens[name] ?? [])]) {
    const file = String(files[index]);
    const link = document.createElement('link');
    // Browsers would send for all styles before the scripts, which take longer, and make six requests at a time.
    const style = { rel: 'preload', as: 'style', fetchPriority: 'low' };
    Object.assign(link, file.endsWith('.css') ? style : { rel: 'modulepreload' });
    link.crossOrigin = ''; // in the way that Vite's loader fetches them
    link.href = `/${file}`;
    document.head.append(link);
  }
}
