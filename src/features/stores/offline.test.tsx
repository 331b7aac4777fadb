import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../tests/setup/app-router';
import { stubDirectory } from '../../../tests/setup/directory';
import { until } from '../../../tests/setup/until';
import { useDirectory } from './directory-state';
import { keptReply } from './kept-replies';

const asOf = () => screen.findByText("As of 22nd Nov'26, 3:15 PM");
const find = (name: RegExp) => screen.findByRole('link', { name });

beforeEach(async () => {
  useDirectory.setState(useDirectory.getInitialState(), true);
  vi.setSystemTime(new Date('2026-11-22T15:15:00'));
  // A visit with a network: the list, one brand, and what comes along with them.
  stubDirectory();
  const { queryClient } = renderApp('/store-locator/1');
  await screen.findByRole('heading', { level: 2, name: 'Kahvora' });
  await until(async () => {
    for (const name of ['locations', 'directory 31', 'profile 31 1'])
      expect(await keptReply(name)).toBeTruthy();
  });
  queryClient.clear();
  cleanup();
  // And then none.
  vi.setSystemTime(new Date('2026-11-23T09:00:00'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

describe('without a network', () => {
  it('the directory shows and searches all brands, and says as of when', async () => {
    renderApp('/store-locator');
    await find(/Kahvora/);
    await asOf();
    expect(
      screen.getAllByRole('link', { name: /Shop/ }).map(({ textContent }) => textContent?.slice(0, 7)),
    ).toEqual(['Kahvora', 'Moonree', 'Pacerra']);
    await userEvent.type(screen.getByLabelText('Search Brand'), 'pac{Enter}');
    await until(() => expect(screen.queryByText('Kahvora')).toBeNull());
    await find(/Pacerra/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('floors and categories are there', async () => {
    renderApp('/store-locator?tab=floors');
    await userEvent.click(await screen.findByRole('button', { name: /Ground/ }));
    expect(within(screen.getByRole('list', { name: 'Ground' })).getAllByRole('link')).toHaveLength(2);
    await asOf();
  });

  it('a brand that was opened is there, and one that was not offers Retry', async () => {
    renderApp('/store-locator/1');
    await screen.findByRole('heading', { level: 2, name: 'Kahvora' });
    expect((await asOf()).textContent).toContain('As of');
    expect(await screen.findByText('Ground')).toBeTruthy();
    cleanup();
    renderApp('/store-locator/2');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('every floor plan is there with its brands', async () => {
    renderApp('/store-locator/floor-plan?floor=8');
    const picture = (await screen.findByRole('button', { name: /^Floor plan of Level 1/ })).querySelector(
      'img',
    );
    expect(picture?.getAttribute('src')).toBe('/1.svg');
    expect(picture?.crossOrigin).toBe('anonymous');
    expect(screen.getByRole('region', { name: 'Brands on this floor' }).textContent).toContain('Moonreel');
    await asOf();
  });
});

it('what was kept makes way for the fresh answer when the network is back', async () => {
  renderApp('/store-locator/1');
  await asOf();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  stubDirectory();
  window.dispatchEvent(new Event('online'));
  await until(() => expect(screen.queryByText(/^As of/)).toBeNull());
  expect(screen.getByRole('heading', { level: 2, name: 'Kahvora' })).toBeTruthy();
});
