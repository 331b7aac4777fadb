import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { frames, type MakeFrame } from '../../../tests/setup/frames';
import { renderUi } from '../../../tests/setup/render';

interface ScreenProps {
  make: MakeFrame;
  /** Whether the dialog stays mounted when it closes. */
  stays: boolean;
  /** Whether its opener goes while it is open. */
  opensOnce?: boolean;
}

/** The dialog is mounted with the first tap on one of two openers. */
function Screen({ make, stays, opensOnce = false }: ScreenProps) {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  return (
    <main id="main" tabIndex={-1}>
      {opensOnce && wanted ? null : (
        <button type="button" onClick={open}>
          First
        </button>
      )}
      <button type="button" onClick={open}>
        Second
      </button>
      {opened || (wanted && stays) ? make(opened, () => setOpened(false)) : null}
    </main>
  );
}

async function openAndClose(opener: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: opener }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe.each(frames)('the focus after %s', (_, make) => {
  it.each([true, false])(
    'returns to its opener, also the first time (it stays mounted: %s)',
    async (stays) => {
      renderUi(<Screen make={make} stays={stays} />);
      for (const opener of ['First', 'Second']) {
        await openAndClose(opener);
        expect(document.activeElement?.textContent).toBe(opener);
      }
    },
  );

  it('goes to the screen when its opener is gone', async () => {
    renderUi(<Screen make={make} stays={false} opensOnce />);
    await openAndClose('First');
    expect(document.activeElement?.id).toBe('main');
  });
});
