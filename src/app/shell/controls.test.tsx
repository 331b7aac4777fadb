import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type OptionalScreen, optionalScreens } from '@/brand/capabilities';
import { currentBrand, setCurrentBrand } from '@/brand/current-brand';
import { useQuestion } from '@/ui/feedback/ask';
import { useToasts } from '@/ui/feedback/show-toast';
import { beside } from '../../../tests/setup/beside';
import { brandWithout } from '../../../tests/setup/branded';
import {
  type App,
  addresses,
  appRoutes,
  openScreen,
  type Person,
  pathOf,
  serveApp,
} from '../../../tests/setup/served-app';
import { until } from '../../../tests/setup/until';
import { BottomNavigation } from './bottom-navigation';

/** Every address of the app that is a screen: the start and unknown addresses only lead on. */
const screens = addresses.filter((path) => !['/', '/$'].includes(path));
/** Public for the app, but the area of the floor plan asks a visitor to log in. */
const onlyCustomers = ['/store-locator/floor-plan/$floorId'];

/** Words that say that a control leads to the dashboard or to the login. */
const saysStart =
  /^(Home|Back|OK|NO|CANCEL|Go to the start|\(edit\)|Want rewards for your shopping\?|Log in to use these rights|LOG IN TO DELETE)$/;
const starts = ['/', '/dashboard', '/login'];

/** What a press can do beside changing the page. */
const effects = vi.fn();

serveApp();

beforeEach(() => {
  const { fetch } = window;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    effects();
    return fetch(...request);
  });
  vi.stubGlobal('open', effects);
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(effects);
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(effects);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(effects);
});

describe.each([
  ['switched on', []],
  ['switched off', optionalScreens],
] as [string, readonly OptionalScreen[]][])(
  'with all optional areas %s, every control leads somewhere',
  (_, off) => {
    beforeEach(() => setCurrentBrand(brandWithout(off)));

    const carried = screens.filter((screen) => !isOff(screen, off));

    it.each(carried.filter((screen) => !branchOf(screen).includes('/_visitor')))(
      'of %s, for a customer',
      (screen) => walk(screen, 'customer'),
    );

    it.each(
      carried.filter((screen) => !branchOf(screen).includes('/_customer') && !onlyCustomers.includes(screen)),
    )('of %s, for a visitor', (screen) => walk(screen, 'visitor'));
  },
);

function branchOf(path: string): string[] {
  return appRoutes.getMatchedRoutes(path)[0].map(({ id }) => id);
}

function isOff(path: string, areas: readonly OptionalScreen[]): boolean {
  return appRoutes.getMatchedRoutes(path)[0].some(({ options }) => {
    const area = options.staticData?.optional;
    return area !== undefined && areas.includes(area);
  });
}

/** Follows each link of a screen in the route table, and presses each of its buttons. */
async function walk(screen: string, person: Person): Promise<void> {
  const app = await open(screen, person);
  const dead = links().flatMap(([name, href]) => deadEnd(name, href, person));
  const names = buttonNames();
  const address = app.history.location.href;
  let current = app;
  for (const name of names) {
    if (current.history.location.href !== address || !buttonOf(name)) current = await open(screen, person);
    await until(() => expect(buttonOf(name), name).toBeDefined());
    dead.push(...(await press(current, name)));
  }
  expect(dead).toEqual([]);
}

async function open(screen: string, person: Person): Promise<App> {
  const app = await openScreen(screen, person, person === 'customer' ? beside(BottomNavigation) : undefined);
  expect(app.history.location.pathname, 'the screen itself').toBe(pathOf(screen));
  return app;
}

/** What a person reads or hears of a control. */
function nameOf(control: Element): string {
  const words = control.getAttribute('aria-label') ?? control.textContent ?? '';
  return words.trim() || (control.querySelector('img')?.getAttribute('alt') ?? '');
}

/** Links of the app: a backend's HTML may hold any link, and React knows nothing of those. */
function links(): [name: string, href: string][] {
  return [...document.querySelectorAll('a')]
    .filter((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')))
    .map((link) => [nameOf(link), link.getAttribute('href') ?? '']);
}

/** What is chosen already, such as the open tab, changes nothing. */
const pressable =
  'button:not([disabled], [aria-selected=true], [aria-pressed=true], [aria-current], [aria-checked=true])';

function buttonNames(): string[] {
  return [...new Set([...document.querySelectorAll(pressable)].map(nameOf))];
}

function deadEnd(name: string, href: string, person: Person): string[] {
  if (/^(tel|mailto|https):/.test(href)) return [];
  const { pathname } = new URL(href, 'http://mall.example');
  const ids = branchOf(pathname);
  const known = href.startsWith('/') && !ids.includes('/$') && ids.length > 1;
  const forbidden = ids.includes(person === 'customer' ? '/_visitor' : '/_customer');
  const { screens: on } = currentBrand();
  const off = isOff(
    pathname,
    optionalScreens.filter((area) => !on[area]),
  );
  const silent = starts.includes(pathname) && !saysStart.test(name);
  return !known || forbidden || off || silent ? [`${name} → ${href}`] : [];
}

function buttonOf(name: string): Element | undefined {
  return [...document.querySelectorAll(pressable)].find((each) => nameOf(each) === name);
}

async function press(app: App, name: string): Promise<string[]> {
  const button = buttonOf(name);
  if (!button) throw new Error(`${name} is gone.`);
  useToasts.setState({ toasts: [] }); // the same text again would change nothing, and its end would count as an effect
  const [before, from] = [trace(app), app.history.location.pathname];
  fireEvent.click(button);
  try {
    await until(() => expect(trace(app) === before).toBe(false));
  } catch {
    return [`${name} does nothing`];
  }
  await until(() => expect(app.router.state.status).toBe('idle'));
  const to = app.history.location.pathname;
  return starts.includes(to) && to !== from && !saysStart.test(name) ? [`${name} → ${to}`] : [];
}

/** Everything that a press may change. */
function trace({ history }: App): string {
  const { activeElement, body } = document;
  const focus = activeElement === body ? '' : activeElement?.outerHTML;
  const told = useToasts.getState().toasts.map(({ text }) => text);
  const asked = useQuestion.getState().question?.text;
  return JSON.stringify([
    history.location.href,
    body.innerHTML,
    focus,
    told,
    asked,
    effects.mock.calls.length,
  ]);
}
