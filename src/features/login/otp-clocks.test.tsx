import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loginCustomer } from '@/contract/login';
import { getMerchantDetails } from '@/contract/merchant';
import { useOtpFlow } from '@/session/otp-flow';
import { writeStored } from '@/session/stored-values';
import { stubBackend } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import {
  box,
  completeFlags,
  expired,
  openOtpScreen,
  pressVerify,
  resend,
  resendButton,
  sent,
  somebodyNew,
  typed,
  verify,
  wrong,
} from '../../../tests/setup/otp-screen';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

/** The time stands still, but for the steps of the test. The screen looks at it four times a second. */
const start = Date.now();
const passed = (milliseconds: number) => vi.setSystemTime(start + milliseconds);
const shownTime = (text: string) =>
  until(() => expect(screen.getByRole('timer').textContent).toContain(text));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  passed(0);
});

describe('the clocks of the OTP screen', () => {
  it('give 120 s for the first OTP, and 121 s and empty boxes for one that was resent', async () => {
    stubBackend({ '/getOtp': sent });
    await openOtpScreen();
    await shownTime('2:00');
    passed(119_000);
    await shownTime('0:01');
    fireEvent.change(box(1), { target: { value: '12' } });
    expect(resendButton().disabled).toBe(true);
    passed(120_000);
    await until(() => expect(resendButton().disabled).toBe(false));
    resend();
    await shownTime('2:01');
    expect(typed()).toBe('');
  });

  it('count three resent OTPs, each with a toast and the focus in the first box, and offer no fourth', async () => {
    stubBackend({ '/getOtp': sent });
    await openOtpScreen();
    for (const count of [1, 2, 3]) {
      passed(count * 121_000);
      await until(() => expect(resendButton().disabled).toBe(false));
      resend();
      await until(() => expect(useOtpFlow.getState().resendCount).toBe(count));
      expect(toasts().at(-1)).toBe('OTP resent successfully!');
      await until(() => expect(document.activeElement).toBe(box(1)));
    }
    passed(4 * 121_000);
    await until(() => expect(toasts().at(-1)).toMatch(/start again!$/));
    expect(resendButton().disabled).toBe(true);
  });

  it('lock the screen for 30 s from the third wrong OTP', async () => {
    stubBackend({ '/loginCustomer': wrong });
    useOtpFlow.setState({ wrongOtpCount: 1 });
    await openOtpScreen();
    await verify();
    await until(() => expect(useOtpFlow.getState().wrongOtpCount).toBe(2));
    expect(screen.queryByText(/Exceeded/)).toBeNull();
    await verify();
    const locked = (seconds: number) => {
      const words = `Exceeded maximum attempts. Try again in  ${seconds} secs.`;
      return until(() => expect(document.body.textContent).toContain(words));
    };
    await locked(30);
    passed(29_000);
    await locked(1);
    expect(box(1).disabled).toBe(true);
    passed(30_000);
    await until(() => expect(box(1).disabled).toBe(false));
  });

  it('lock the screen at once when the third wrong OTP was typed in another tab', async () => {
    await openOtpScreen();
    expect(box(1).disabled).toBe(false);
    writeStored('deactivatedTime', String(start + 30_000));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'deactivatedTime' })));
    expect(box(1).disabled).toBe(true);
    expect(document.body.textContent).toContain('Try again in  30 secs.');
  });

  it.each([
    ['while the screen is open', false],
    ['before a reload', true],
  ])('hold nobody up for an hour whose clock was set back %s', async (_, reloads) => {
    writeStored('otpExpireTime', String(start + 120_000));
    writeStored('deactivatedTime', String(start + 30_000));
    if (reloads) passed(-3_600_000);
    await openOtpScreen();
    passed(-3_600_000);
    await until(() => expect(resendButton().disabled).toBe(false));
    expect(screen.queryByText(/Exceeded/)).toBeNull();
  });

  it('lead back to the login 5 s after the last OTP has run out', async () => {
    expired();
    stubBackend({});
    const { history } = await openOtpScreen();
    vi.useFakeTimers();
    await act(async () => useOtpFlow.setState({ resendCount: 3 }));
    expect(toasts().at(-1)).toMatch(/start again!$/);
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(history.location.pathname).toBe('/otpverification');
    await act(() => vi.advanceTimersByTimeAsync(1));
    await until(() => expect(history.location.pathname).toBe('/login'));
  });

  it('wait for an answer that is on its way when the last OTP runs out', async () => {
    const answer = laterAnswer<Response>();
    const backend = stubBackend({ '/loginCustomer': answer.asked });
    useOtpFlow.setState({ resendCount: 3 });
    const { history } = await openOtpScreen();
    await verify();
    await until(() => expect(backend.requestsTo(loginCustomer)).toHaveLength(1));
    passed(120_000);
    await shownTime('0:00');
    expect(toasts()).toEqual([]);
    await answer.give(Response.json(somebodyNew));
    await until(() => expect(history.location.pathname).toBe('/registration'));
  });

  it('do not close the way on after a right OTP, when its next step has failed', async () => {
    const backend = stubBackend({
      '/loginCustomer': { statusCode: 100, id: 5, token: 'a', response: completeFlags },
      '/getMerchantDetails': { statusCode: 500 },
    });
    useOtpFlow.setState({ resendCount: 3 });
    await openOtpScreen();
    await verify();
    await until(() => expect(box(1).disabled).toBe(false));
    passed(120_000);
    await shownTime('0:00');
    const details = () => backend.requestsTo(getMerchantDetails).length;
    const before = details();
    pressVerify();
    await until(() => expect(details()).toBe(before + 1));
    expect(backend.requestsTo(loginCustomer)).toHaveLength(1);
    expect(screen.queryByText(/Please start again/)).toBeNull();
  });
});
