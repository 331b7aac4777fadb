import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import type { HistoryState } from '@tanstack/react-router';
import { cleanup } from '@testing-library/react';
import type { PropsWithChildren, ReactElement } from 'react';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { createAppRouter } from '@/app/start/router';
import { setCurrentBrand } from '@/brand/current-brand';
import { useOtpFlow } from '@/session/otp-flow';
import { useQuestion } from '@/ui/feedback/ask';
import { renderApp } from './app-router';
import { brandWithout } from './branded';
import { stubLocks } from './locks';
import { serveSandbox } from './served-sandbox';
import { until } from './until';

export type App = ReturnType<typeof renderApp>;
export type Person = 'customer' | 'visitor';

/** The app's own routes, to look things up. */
export const appRoutes = createAppRouter(new QueryClient());

/** Every address of the route tree, without the `/` at its end. */
export const addresses = [
  ...new Set(Object.keys(appRoutes.routesByPath).map((path) => path.replace(/(.)\/$/, '$1'))),
].sort();

/** Screens that need an id in their address, or something that another screen passes to them. */
const samples: Record<string, { path?: string; state?: HistoryState }> = {
  '/$': { path: '/no-such-page' },
  '/product/$id': { path: '/product/1' },
  '/offers-detail/$id': { path: '/offers-detail/1' },
  '/store-locator/$brandId': { path: '/store-locator/1' },
  '/store-locator/floor-plan/$floorId': { path: '/store-locator/floor-plan/1' },
  '/notifications/$id': { path: '/notifications/1' },
  '/optout/$': { path: '/optout/STOP01' },
  '/order-summary': { state: { orderId: '1' } },
  '/bill-summary': { state: { billIds: '1', isMultiClickBill: true } },
  '/otpverification': { state: { otpId: '1', mobileNumber: '9876500009' } },
  '/registration': { state: { mobileNumber: '9876500009' } },
};

let served: Awaited<ReturnType<typeof serveSandbox>>;

/** Puts the app of a test file in front of a sandbox. Call it at the top of the file. */
export function serveApp(): void {
  beforeAll(async () => {
    served = await serveSandbox();
  }, 60_000);
  afterAll(() => served.close());

  beforeEach(() => {
    // The simulated browser's own way to stand at an address; its type is not that of a browser.
    (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
      `http://localhost:${served.port}/`,
    );
    setCurrentBrand(brandWithout([]));
    stubLocks();
    vi.stubGlobal('scrollTo', () => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
}

/** Opens an address of the route tree as it is meant to be opened. The visitor has just verified an OTP where that is needed. */
export async function openScreen(
  address: string,
  person: Person,
  Around?: (props: PropsWithChildren) => ReactElement,
): Promise<App> {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  if (person === 'customer') {
    for (const [name, value] of Object.entries(served.session)) localStorage.setItem(name, value);
  }
  useQuestion.setState({ question: undefined });
  useOtpFlow.setState({ verified: address === '/registration' });
  const { path = address, state } = samples[address] ?? {};
  const app = renderApp(path, state, Around);
  await settled(app);
  return app;
}

/** The address in the browser of somebody who opens this one. */
export function pathOf(address: string): string {
  return samples[address]?.path ?? address;
}

/** Resolves when the screen is there, and nothing loads any more. */
export async function settled({ router, queryClient }: App): Promise<void> {
  await until(() => {
    expect([router.state.status, queryClient.isFetching()]).toEqual(['idle', 0]);
    expect(document.querySelector('h1')).not.toBeNull();
  });
}
