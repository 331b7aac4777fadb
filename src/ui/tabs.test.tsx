import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs';

const values = ['one', 'two', 'three'] as const;

function Example() {
  const [value, setValue] = useState<(typeof values)[number]>('one');
  const tabs = values.map((each) => ({ value: each, label: `Tab ${each}`, content: `Content ${each}` }));
  return <Tabs label="Numbers" tabs={tabs} value={value} onChange={setValue} />;
}

const chosen = () => screen.getByRole('tab', { selected: true });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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

  it('scroll sideways to the chosen one where large letters push it out', async () => {
    // Each tab is 200 px wide, and the list has room for one and a half.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const list = this.closest('[role=tablist]');
      const index = [...(list?.children ?? [])].indexOf(this);
      return index < 0
        ? new DOMRect(0, 0, 300, 48)
        : new DOMRect(index * 200 - (list?.scrollLeft ?? 0), 0, 200, 48);
    });
    render(<Example />);
    const list = screen.getByRole('tablist');
    expect(list.scrollLeft).toBe(0);
    await userEvent.click(screen.getByRole('tab', { name: 'Tab three' }));
    expect(list.scrollLeft).toBe(300);
    await userEvent.click(screen.getByRole('tab', { name: 'Tab one' }));
    expect(list.scrollLeft).toBe(0);
  });
});
