import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { good } from '../../../tests/setup/backend';
import { showCatalogue } from '../../../tests/setup/catalogue';
import { until } from '../../../tests/setup/until';
import { useBrowsing } from './browsing';

const button = (name: string) => screen.getByRole('button', { name });
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Filter By' }));
type Filter = Awaited<ReturnType<typeof drawer>>;
const nameOf = (box: HTMLElement) => (box as HTMLInputElement).labels?.[0]?.textContent; // a checkbox is an input
const words = ({ textContent }: Element) => textContent;
const choices = (filter: Filter) => filter.getAllByRole('checkbox').map(nameOf);
const ticked = (filter: Filter) => filter.queryAllByRole('checkbox', { checked: true }).map(nameOf);
const refined = (request: Record<string, string> | undefined) => JSON.parse(request?.refine_by ?? 'null');

describe('the filter', () => {
  it('sends the chosen locations, brands and ranges, each in its own field', async () => {
    const { requests } = await showCatalogue();
    await screen.findByText('Coffee for two');
    await userEvent.click(button('Filter'));
    const filter = await drawer();
    await userEvent.click(await filter.findByRole('checkbox', { name: 'Riverside' }));
    await userEvent.click(filter.getByRole('checkbox', { name: 'Moonreel' }));
    expect(ticked(filter)).toEqual(['Riverside', 'Moonreel']);
    filter.getByRole('slider', { name: 'Points Range from' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    filter.getByRole('slider', { name: 'Reward Value to' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const ends = (name: string) =>
      [...filter.getByRole('group', { name }).querySelectorAll('p > *')].map(words);
    expect(ends('Points Range')).toEqual(['1 P', '2000+']);
    expect(ends('Reward Value')).toEqual(['₹0', '₹1,999']);
    expect(requests()).toHaveLength(1);

    await userEvent.click(filter.getByRole('button', { name: 'APPLY' }));
    await until(() => expect(requests()).toHaveLength(2));
    expect(refined(requests()[1])).toEqual({
      points: { min: 1, max: 9_999_999_999 },
      price: { min: 0, max: 1999 },
      brand_ids: ['72'],
      location_ids: ['31'],
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is applied shows a tick that words describe, and a chip for each limit, which takes it out at once', async () => {
    useBrowsing.setState({
      filter: {
        filterApplied: true,
        pointsRange: { min: 1, max: 2000 },
        locationIds: ['31'],
        brandIds: ['72', '99'],
        rewardValueRange: { min: 0, max: 1999 },
      },
    });
    const { requests } = await showCatalogue();
    await screen.findByText('Moonreel', { selector: 'button *' });
    expect(button('Filter').textContent).toContain('✓');
    expect(screen.getByRole('button', { name: 'Filter', description: '5 filters in use' })).toBeTruthy();
    const chips = () => screen.queryAllByRole('button', { description: 'Remove' });
    const names = () => chips().map(words);
    const all = ['Points Range: 1 P – 2000+', 'Riverside', 'Moonreel', 'Brands', 'Reward Value: ₹0 – ₹1,999'];
    expect(names()).toEqual(all);

    await userEvent.click(button('Riverside'));
    await until(() => expect(refined(requests().at(-1))?.location_ids).toEqual([]));
    expect(refined(requests().at(-1))).toMatchObject({ points: { min: 1 }, brand_ids: ['72', '99'] });
    expect(document.activeElement).toBe(button('Moonreel'));
    await userEvent.click(button('Reward Value: ₹0 – ₹1,999'));
    expect(document.activeElement).toBe(button('Brands'));
    await userEvent.click(button('Brands'));
    await userEvent.click(button('Moonreel'));
    expect(names()).toEqual(['Points Range: 1 P – 2000+']);
    await userEvent.click(button('Points Range: 1 P – 2000+'));
    await until(() => expect(requests().at(-1)).not.toHaveProperty('refine_by'));
    expect(document.activeElement?.id).toBe('main');
    expect(button('Filter').textContent).toBe('Filter');
  });

  it('stays open, with what is chosen, when a search arrives that was typed just before', async () => {
    const { requests } = await showCatalogue();
    await userEvent.type(screen.getByLabelText('Search'), 'cof');
    await userEvent.click(button('Filter'));
    const filter = await drawer();
    await userEvent.click(await filter.findByRole('checkbox', { name: 'Riverside' }));
    await until(() => expect(requests().at(-1)?.search_by).toBe('cof'));
    expect(ticked(await drawer())).toEqual(['Riverside']);
    await userEvent.click(filter.getByRole('button', { name: 'APPLY' }));
    await until(() => expect(refined(requests().at(-1))?.location_ids).toEqual(['31']));
    expect(requests().at(-1)?.search_by).toBe('cof');
  });

  it('shows the applied filter, and RESET removes it at once', async () => {
    const { requests } = await showCatalogue();
    await userEvent.click(button('Filter'));
    await userEvent.click(await (await drawer()).findByRole('checkbox', { name: 'Kahvora' }));
    await userEvent.click((await drawer()).getByRole('button', { name: 'APPLY' }));
    await userEvent.click(button('Filter'));
    const filter = await drawer();
    expect(ticked(filter)).toEqual(['Kahvora']);
    await userEvent.click(filter.getByRole('button', { name: 'RESET' }));
    await until(() => expect(requests()).toHaveLength(3));
    expect(requests()[2]).not.toHaveProperty('refine_by');
    expect(button('Filter').textContent).toBe('Filter');
  });

  it('does not change when it is closed without APPLY', async () => {
    const { requests } = await showCatalogue();
    await userEvent.click(button('Filter'));
    await userEvent.click(await (await drawer()).findByRole('checkbox', { name: 'Kahvora' }));
    await userEvent.click((await drawer()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button('Filter'));
    await (await drawer()).findByRole('checkbox', { name: 'Kahvora' });
    expect(ticked(await drawer())).toEqual([]);
    expect(requests()).toHaveLength(1);
  });

  it.each([
    ['Search location', 'harb', ['Harbour', 'Kahvora', 'Moonreel']],
    ['Search brand', 'moon', ['Riverside', 'Harbour', 'Moonreel']],
  ])('narrows its own choices by %s', async (field, typed, left) => {
    await showCatalogue();
    await userEvent.click(button('Filter'));
    const filter = await drawer();
    await filter.findByRole('checkbox', { name: 'Harbour' });
    await filter.findByRole('checkbox', { name: 'Moonreel' });
    await userEvent.type(filter.getByLabelText(field), typed);
    expect(choices(filter)).toEqual(left);
    expect(filter.queryByText('No Data Found')).toBeNull();
    await userEvent.type(filter.getByLabelText(field), 'xxxxxxxxxxxx');
    expect(filter.getByText('No Data Found')).toBeTruthy();
    expect(filter.getByLabelText<HTMLInputElement>(field).value).toHaveLength(12);
  });

  it('offers Retry for choices that could not be loaded', async () => {
    let fails = true;
    const brands = good({ brands: [{ brand_id: 71, brand_name: 'Kahvora' }] });
    await showCatalogue({}, { '/getPWABrandName': () => (fails ? Response.error() : Response.json(brands)) });
    await userEvent.click(button('Filter'));
    const filter = await drawer();
    const retry = await filter.findByRole('button', { name: 'Retry' });
    fails = false;
    await userEvent.click(retry);
    expect(await filter.findByRole('checkbox', { name: 'Kahvora' })).toBeTruthy();
  });
});
