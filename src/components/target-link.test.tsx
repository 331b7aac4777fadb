import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LinkTarget } from '@/lib/link-target';
import { renderUi } from '../../tests/setup/render';
import { TargetLink } from './target-link';

async function show(href: string, kind: LinkTarget['kind'] = 'inside') {
  const onFollow = vi.fn();
  const root = createRootRoute();
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <TargetLink target={{ kind, href }} onFollow={onFollow}>
        Sale
      </TargetLink>
    ),
  });
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => <h1>Elsewhere</h1> });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([home, other]), history });
  // The type Register names the app's own router, and this one has other routes.
  renderUi(<RouterProvider router={router as never} />);
  return {
    link: await screen.findByRole('link', { name: 'Sale' }),
    location: () => history.location.href,
    steps: () => history.length - 1,
    onFollow,
  };
}

test.each(['/offers-detail/$5', '/offers?code=$5&a=1#top', '/product/%245'])(
  'leads to %s as it is',
  async (href) => {
    const { link, location, onFollow } = await show(href);
    expect(link.getAttribute('href')).toBe(href);
    fireEvent.click(link);
    expect(onFollow).toHaveBeenCalledOnce();
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
    expect(location()).toBe(href);
  },
);

test.each(['inside', 'outside'] as const)('follows a double tap on a link to %s once', async (kind) => {
  const { link, steps, onFollow } = await show('/offers', kind);
  fireEvent.click(link, { detail: 1 });
  const second = createEvent.click(link, { detail: 2 });
  fireEvent(link, second);
  expect(onFollow).toHaveBeenCalledOnce();
  expect(second.defaultPrevented).toBe(true);
  expect(steps()).toBe(kind === 'inside' ? 1 : 0);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  async (modifier) => {
    const { link, location } = await show('/offers');
    const click = createEvent.click(link, modifier);
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(location()).toBe('/');
  },
);

test('leads to another site in a new tab, which learns nothing of this one', async () => {
  const { link, location, onFollow } = await show('https://cinema.example/', 'outside');
  expect(link.getAttribute('href')).toBe('https://cinema.example/');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  fireEvent.click(link);
  expect(onFollow).toHaveBeenCalledOnce();
  expect(location()).toBe('/');
});
