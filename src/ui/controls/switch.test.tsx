import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { Switch } from './switch';

it('turns at once, before the address has taken it, and back with the address', async () => {
  const onChange = vi.fn();
  const at = (checked: boolean) => <Switch label="Within my points" checked={checked} onChange={onChange} />;
  const { rerender } = renderUi(at(false));
  const isOn = () => screen.getByRole<HTMLInputElement>('switch').checked;
  await userEvent.click(screen.getByRole('switch'));
  expect(onChange).toHaveBeenLastCalledWith(true);
  expect(isOn()).toBe(true);
  await userEvent.click(screen.getByRole('switch'));
  expect(onChange).toHaveBeenLastCalledWith(false);
  expect(isOn()).toBe(false);
  await userEvent.click(screen.getByRole('switch'));
  rerender(at(true));
  expect(isOn()).toBe(true);
  rerender(at(false)); // by Back
  expect(isOn()).toBe(false);
});
