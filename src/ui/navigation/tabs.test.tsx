import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubRow } from '../../../tests/setup/row-of-children';
import { Tabs } from './tabs';

const values = ['one', 'two', 'three'] as const;

function Example({ sticks = false }: { sticks?: boolean }) {
  const [value, setValue] = useState<(typeof values)[number]>('one');
  const tabs = values.map((each) => ({ value: each, label: `Tab ${each}`, content: `Content ${each}` }));
  return <Tabs label="Numbers" tabs={tabs} value={value} onChange={setValue} sticks={sticks} />;
}

const chosen = () => screen.getByRole('tab', { selected: true });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.style.direction = '';
});

describe('tabs', () => {
  it('show only the content of the chosen one, which names it', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
    expect(screen.getByRole('tabpanel', { name: 'Tab two' }).textContent).toBe('Content two');
    expect(screen.queryByText(/Content (one|three)/)).toBeNull();
    expect(chosen().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
  });

  it.each([
    [false, 'Tab two'],
    [true, 'Tab one'],
  ])(
    'where a tap may be refused (%s), a tapped tab whose content is not there yet: %s lights',
    async (mayRefuse, lit) => {
      const tabs = values.map((each) => ({ value: each, label: `Tab ${each}`, content: `Content ${each}` }));
      render(<Tabs label="Numbers" tabs={tabs} value="one" onChange={() => {}} mayRefuse={mayRefuse} />);
      await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
      expect(chosen().textContent).toBe(lit);
      expect(screen.getByRole('tabpanel').textContent).toBe('Content one');
    },
  );

  it.each([
    ['ltr', '{ArrowRight}', 'Tab two'],
    ['ltr', '{ArrowLeft}', 'Tab three'],
    ['ltr', '{ArrowRight}{ArrowRight}{ArrowRight}', 'Tab one'],
    ['ltr', '{End}', 'Tab three'],
    ['ltr', '{End}{Home}', 'Tab one'],
    ['rtl', '{ArrowLeft}', 'Tab two'],
    ['rtl', '{ArrowRight}', 'Tab three'],
  ])('in %s: the keys %s lead to %s', async (direction, keys, name) => {
    document.documentElement.style.direction = direction;
    render(<Example />);
    await userEvent.tab(); // to the list, where only the chosen tab takes the focus
    await userEvent.keyboard(keys);
    expect(chosen().textContent).toBe(name);
    expect(document.activeElement).toBe(chosen());
  });

  it('scroll sideways to the chosen one, also when larger letters push it out', async () => {
    const { scrolled, enlarge } = stubRow(300);
    render(<Example />);
    const list = screen.getByRole('tablist');
    expect(scrolled(list)).toBe(0);
    await userEvent.click(screen.getByRole('tab', { name: 'Tab three' }));
    expect(scrolled(list)).toBe(300);
    enlarge();
    expect(scrolled(list)).toBe(900);
    await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
    expect(scrolled(list)).toBe(400 - 24); // with an edge of what is before it
    await userEvent.click(screen.getByRole('tab', { name: 'Tab one' }));
    expect(scrolled(list)).toBe(0);
  });

  it('that stick show other content from its start, and leave the page where it is while they do not', async () => {
    stubRow(600);
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    render(<Example sticks />);
    const start = screen.getByRole('tablist').parentElement as HTMLElement; // the list stands in it
    await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
    expect(scrollBy).not.toHaveBeenCalled();
    start.getBoundingClientRect = () => new DOMRect(0, -400, 600, 2000);
    await userEvent.click(screen.getByRole('tab', { name: 'Tab one' }));
    expect(scrollBy.mock.calls).toEqual([[{ top: -400, behavior: 'instant' }]]);
  });
});
