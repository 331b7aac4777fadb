import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/session/stored-values';
import { renderUi } from '../../../tests/setup/render';
import { until } from '../../../tests/setup/until';
import { InstallCard } from './install-card';
import { useInstallOffer } from './install-offer';
import { captureInstallPrompt, dropCapturedPrompt } from './install-prompt';

beforeAll(captureInstallPrompt);
beforeEach(() => useInstallOffer.setState({ due: true }));
afterEach(dropCapturedPrompt);

function capture(outcome: 'accepted' | 'dismissed', prompt = vi.fn(async () => {})) {
  dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome }),
    }),
  );
  return prompt;
}

const counted = () => readStored('promptCounter');
const due = () => useInstallOffer.getState().due;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the offer to install', () => {
  it.each([
    ['accepted', '3'],
    ['dismissed', '1'],
  ] as const)("asks the browser's question; %s counts to %s", async (outcome, count) => {
    const prompt = capture(outcome);
    renderUi(<InstallCard billsWait={false} />);
    expect(screen.getByRole('dialog', { name: 'Install Test Rewards' })).toBeTruthy();
    await press('INSTALL');
    await until(() => expect([counted(), due()]).toEqual([count, false]));
    expect(prompt).toHaveBeenCalledOnce();
  });

  it.each([
    ['Safari', 'Version/17.5', 1],
    ['another browser', 'CriOS/126.0', 0],
  ])('says in %s on an iPhone whether the site may be forgotten', (_, version, times) => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${phone} ${version} Mobile/15E148 Safari/604.1`);
    renderUi(<InstallCard billsWait={false} />);
    expect(screen.getByText("Tap the share button, then 'Add to Home Screen'.")).toBeTruthy();
    expect(screen.queryAllByText(/^Safari may forget this site .* Log in there once\.$/)).toHaveLength(times);
  });

  it('counts a dismissal when it is closed, and asks nothing', async () => {
    const prompt = capture('accepted');
    renderUi(<InstallCard billsWait={false} />);
    await press('Close');
    expect([counted(), due(), prompt.mock.calls]).toEqual(['1', false, []]);
  });

  describe('where the browser does not ask after all', () => {
    async function install() {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const refuses = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      capture('accepted', vi.fn(refuses));
      renderUi(<InstallCard billsWait={false} />);
      await press('INSTALL');
    }

    it('says how to do it', async () => {
      await install();
      expect(await screen.findByText("Open the browser's menu and tap 'Add to Home Screen'.")).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'INSTALL' })).toBeNull();
      expect(counted()).toBeUndefined();
    });

    it('goes away where instructions are due no more', async () => {
      writeStored('promptCounter', '1');
      await install();
      await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  });
});

describe('the instructions', () => {
  const install = 'Install Test Rewards';
  it.each([
    ['(iPhone) Version/17.5 Safari/604.1', install, "Tap the share button, then 'Add to Home Screen'."],
    ['(Android 14; Mobile) Firefox/127.0', install, "Open the browser's menu and tap 'Install'."],
    ['(Android 14) Chrome/126.0 Mobile', install, "Open the browser's menu and tap 'Add to Home Screen'."],
    ['(Macintosh) Version/17.5 Safari/605.1', install, "Tap the share button, then 'Add to Dock'."],
    [
      '(iPhone) Mobile/15E148 Instagram 336.0',
      'Open this page in your browser',
      "Tap the three dots, then 'Open in browser'. There you can install Test Rewards.",
    ],
    [
      '(Android 14) Chrome/100.0 UCBrowser/13.4 Mobile',
      'Browser not supported!',
      'Test Rewards does not work well in this browser. Please open it in Google Chrome.',
    ],
  ])('for %s are named %s, and count when they are closed', async (userAgent, name, words) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 });
    renderUi(<InstallCard billsWait={false} />);
    expect(screen.getByRole('dialog', { name }).textContent).toContain(words);
    await press('Close');
    expect([counted(), due()]).toEqual(['1', false]);
  });
});
