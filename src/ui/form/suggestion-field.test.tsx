import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { type Suggestion, SuggestionField } from './suggestion-field';

const pincodes: Suggestion[] = [
  { id: '11', label: '560001', hint: 'Bengaluru' },
  { id: '12', label: '560002' },
];

interface FieldProps {
  suggestions?: Suggestion[];
  onPick?: (suggestion: Suggestion) => void;
}

function Field({ suggestions = pincodes, onPick }: FieldProps) {
  const [value, setValue] = useState('');
  return (
    <SuggestionField
      label="Pincode"
      listLabel="Suggestions"
      value={value}
      onChange={setValue}
      suggestions={suggestions}
      onPick={(suggestion) => {
        setValue(suggestion.label);
        onPick?.(suggestion);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Pincode' });

test('typing opens the list, arrows choose and Enter picks', async () => {
  const onPick = vi.fn();
  renderUi(<Field onPick={onPick} />);
  await userEvent.type(field(), '560');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(pincodes[1]);
  expect(field().value).toBe('560002');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the chosen option is connected to the field for screen readers', async () => {
  renderUi(<Field />);
  await userEvent.type(field(), '560');
  await userEvent.keyboard('{ArrowDown}');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('560001Bengaluru');
});

test('Escape closes the list and keeps the typed text', async () => {
  const onPick = vi.fn();
  renderUi(<Field onPick={onPick} />);
  await userEvent.type(field(), '560');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('560');
  expect(onPick).not.toHaveBeenCalled();
});

test('a click picks', async () => {
  const onPick = vi.fn();
  renderUi(<Field onPick={onPick} />);
  await userEvent.type(field(), '560');
  await userEvent.click(screen.getByRole('option', { name: '560002' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(pincodes[1]);
});
