import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/setup/render';
import { ConfirmDialog } from './confirm-dialog';

interface LogoutProps {
  onConfirm?: () => void;
  onCancel?: () => void;
  loading?: boolean;
}

function Logout({ onConfirm = () => {}, onCancel = () => {}, loading = false }: LogoutProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Logout
      </button>
      <ConfirmDialog
        opened={opened}
        title="Do you want to logout?"
        confirmLabel="Yes"
        cancelLabel="No"
        loading={loading}
        onConfirm={onConfirm}
        onCancel={() => {
          onCancel();
          setOpened(false);
        }}
      />
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
};

test('a dialog has the name of its question, and keeps the focus inside until it returns to where it was', async () => {
  renderUi(<Logout />);
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Do you want to logout?' });
  for (let presses = 0; presses < 4; presses++) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Logout'));
});

test('Escape counts as the second answer', async () => {
  const onCancel = vi.fn();
  const onConfirm = vi.fn();
  renderUi(<Logout onCancel={onCancel} onConfirm={onConfirm} />);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the first answer confirms', async () => {
  const onConfirm = vi.fn();
  renderUi(<Logout onConfirm={onConfirm} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('while the confirmed action runs, it cannot be closed or confirmed again', async () => {
  const onCancel = vi.fn();
  const onConfirm = vi.fn();
  renderUi(<Logout loading onCancel={onCancel} onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onCancel).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
