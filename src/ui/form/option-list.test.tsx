import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { OptionList } from './option-list';

const options = [
  { value: 'new', label: 'Newest' },
  { value: 'old', label: 'Oldest' },
  { value: 'known', label: 'Popularity' },
] as const;

function show() {
  const choose = vi.fn();
  renderUi(<OptionList label="Sort By" options={options} value="new" onChoose={choose} />);
  return choose;
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('OptionList', () => {
  it('only moves through its options with arrow keys, past both ends', () => {
    const choose = show();
    const presses = [
      ['Newest', 'ArrowDown', 'Oldest'],
      ['Oldest', 'ArrowUp', 'Newest'],
      ['Newest', 'ArrowLeft', 'Popularity'],
      ['Popularity', 'ArrowRight', 'Newest'],
    ] as const;
    for (const [from, key, to] of presses) {
      fireEvent.keyDown(radio(from), { key });
      expect(radio(to).checked).toBe(true);
      expect(document.activeElement).toBe(radio(to));
    }
    expect(choose).not.toHaveBeenCalled();
  });

  it.each(['Enter', ' '])('chooses the reached option with the key %j', (key) => {
    const choose = show();
    fireEvent.keyDown(radio('Newest'), { key: 'ArrowDown' });
    fireEvent.keyDown(radio('Oldest'), { key });
    expect(choose.mock.calls).toEqual([['old']]);
  });

  it('chooses with a tap, even the current option', () => {
    const choose = show();
    fireEvent.click(screen.getByText('Oldest'));
    fireEvent.click(screen.getByText('Oldest'));
    expect(choose.mock.calls).toEqual([['old'], ['old']]);
  });
});
