import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type App,
  addresses,
  openScreen,
  type Person,
  serveApp,
  settled,
} from '../../../tests/setup/served-app';
import { until } from '../../../tests/setup/until';

serveApp();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] })); // clocks show the same twice

const ofVisitors = ['/login', '/otpverification', '/registration'];
const screens = addresses.map((address): [string, Person] => [
  address,
  ofVisitors.includes(address) ? 'visitor' : 'customer',
]);

const changes = [renamed, shortened];

it.each(screens)('%s shows new data also on a translated page', async (address, person) => {
  await open(address, person); // what a first visit loads and marks as seen
  const plain = await open(address, person);
  const texts: string[] = [];
  for (const change of changes) {
    await changeData(plain, change);
    texts.push(await restingText(plain));
  }
  const app = await open(address, person);
  translate();
  for (const [at, change] of changes.entries()) {
    await changeData(app, change);
    await until(() => expect(document.body.textContent).toBe(texts[at]));
  }
  if (person === 'visitor') return;
  await act(() => app.router.navigate({ to: '/about-us' }));
  await until(() => expect(document.querySelector('h1')?.textContent).toBe('About Us'));
});

async function open(address: string, person: Person): Promise<App> {
  const app = await openScreen(address, person);
  await restingText(app);
  await settled(app);
  return app;
}

/** What the screen says when nothing loads any more, and the same for ten looks. */
async function restingText({ queryClient, router }: App): Promise<string> {
  let seen = '';
  let looks = 0;
  await until(() => {
    const text = document.body.textContent ?? '';
    const isBusy = queryClient.isFetching() > 0 || router.state.status !== 'idle';
    looks = text === seen && !isBusy && !/Loading\.|Loading map.*Open in maps/.test(text) ? looks + 1 : 0;
    seen = text;
    expect(looks).toBe(10);
  });
  return seen;
}

/** What Chrome does: each text is another one, in two elements of its own. The words stay the same here. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // the only nodes that it shows
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

async function changeData(app: App, change: (data: unknown) => unknown): Promise<void> {
  const { queryClient } = app;
  act(() => {
    for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
      if (state.data !== undefined) queryClient.setQueryData(queryKey, change(state.data));
    }
  });
  await settled(app);
}

/** Another figure for each figure, and another name for each name. */
function renamed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return /^\p{Lu}[\p{L} ’'-]+$/u.test(value) ? `${value} Two` : value;
  return inside(value, renamed);
}

/** Each list without its last row. */
function shortened(value: unknown): unknown {
  return inside(Array.isArray(value) ? value.slice(0, -1) : value, shortened);
}

function inside(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const changed = (name: string, field: unknown) => {
    if (name === 'pageParams') return field;
    return name === 'pages' ? inside(field, change) : change(field); // of a list that loads page by page
  };
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, changed(name, field)]));
}
