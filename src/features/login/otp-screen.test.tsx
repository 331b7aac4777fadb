import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loginCustomer } from '@/contract/login';
import { getMerchantDetails } from '@/contract/merchant';
import { useOtpFlow } from '@/session/otp-flow';
import { noteStep } from '@/session/steps';
import { readStored, writeStored } from '@/session/stored-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { until } from '../../../tests/setup/until';

vi.mock('@/session/steps', { spy: true });

const mobileNumber = '9876500001';
const sent = { statusCode: 100, response: { id: 2 } };
const alreadySent = { statusCode: 102, statusDescription: 'OTP already sent.', response: { id: 9 } };
const completeFlags = {
  isBoomerUserRegister: 1,
  isUserRegisteredForMerchant: 1,
  isUserRegisterationComplete: 1,
};
const wrong = { statusCode: 102, statusDescription: 'Please enter valid OTP.' };
const expired = () => writeStored('otpExpireTime', String(Date.now() - 1));

async function show() {
  const app = renderApp('/otpverification', { otpId: '1', mobileNumber });
  await screen.findByRole('heading', { name: 'OTP Verification' });
  return app;
}

const resendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' });
const resend = () => fireEvent.click(resendButton());
const box = (position: number) => screen.getByLabelText<HTMLInputElement>(`OTP digit ${position}`);
const typed = () => [1, 2, 3, 4].map((position) => box(position).value).join('');

async function verify() {
  await until(() => expect(box(1).disabled).toBe(false));
  fireEvent.change(box(1), { target: { value: '1234' } });
  fireEvent.click(screen.getByRole('button', { name: 'VERIFY OTP' }));
}

beforeEach(() => {
  useOtpFlow.setState(useOtpFlow.getInitialState(), true);
  // happy-dom has none.
  vi.stubGlobal('scrollTo', () => {});
});

it('an OTP counts when it was asked for and when it was resent, and not after a reload', async () => {
  vi.mocked(noteStep).mockClear();
  const steps = () => vi.mocked(noteStep).mock.calls.flat();
  expired();
  stubBackend({ '/getOtp': sent });
  await show();
  expect(steps()).toEqual(['otpAsked']);
  resend();
  await until(() => expect(steps()).toEqual(['otpAsked', 'otpResent']));
  cleanup();
  await show();
  expect(steps()).toEqual(['otpAsked', 'otpResent']);
});

describe('OTP screen', () => {
  it('says beside the boxes that digits are missing once they were left, and reads out nothing', async () => {
    await show();
    fireEvent.blur(box(1)); // to look for the SMS
    expect(screen.queryByText('Please enter all 4 digits.')).toBeNull();
    fireEvent.change(box(1), { target: { value: '1' } });
    expect(screen.queryByText('Please enter all 4 digits.')).toBeNull();
    fireEvent.blur(box(2));
    const hint = screen.getByText('Please enter all 4 digits.');
    expect(hint.getAttribute('role')).toBeNull();
    expect(box(1).getAttribute('aria-describedby')).toBe(hint.id);
    expect(box(1).getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(box(2), { target: { value: '2' } });
    expect(screen.queryByText('Please enter all 4 digits.')).toBeNull();
  });

  it('removes the message of a wrong OTP as soon as the right one is typed', async () => {
    const replies = [wrong, { statusCode: 100, response: { ...completeFlags, isBoomerUserRegister: 0 } }];
    stubBackend({ '/loginCustomer': () => Response.json(replies.shift()) });
    const { history } = await show();
    await verify();
    await until(() =>
      expect(useToasts.getState().toasts).toMatchObject([{ text: 'Please enter valid OTP.' }]),
    );
    await verify();
    await until(() => expect(history.location.pathname).toBe('/registration'));
    expect(useToasts.getState().toasts).toEqual([]);
  });

  describe('says what a toast says under the boxes too, which it describes, and reads it out once:', () => {
    const described = () => document.getElementById(box(1).getAttribute('aria-describedby') ?? '');
    const saysOnce = (text: string) =>
      until(() => {
        expect(described()?.textContent).toBe(text);
        expect(described()?.closest('[role="alert"], [role="status"], [aria-live]')).toBeNull();
        expect(useToasts.getState().toasts.map((toast) => toast.text)).toEqual([text]);
      });

    it.each([
      ['wrong', wrong],
      ['expired', { statusCode: 102, statusDescription: 'This OTP has expired.' }],
      ['blocked', { statusCode: 101, statusDescription: 'This number is blocked for an hour.' }],
    ])('a %s OTP, until something is typed', async (_, reply) => {
      stubBackend({ '/loginCustomer': reply });
      await show();
      await verify();
      await saysOnce(reply.statusDescription);
      fireEvent.change(box(1), { target: { value: '9' } });
      expect(described()).toBeNull();
    });

    it('a refused resend', async () => {
      expired();
      const message = 'Too many attempts. Please try again later.';
      stubBackend({ '/getOtp': { status: 'error', error: 'FAILED_MAX_LOGIN_ATTEMPT', message } });
      await show();
      resend();
      await saysOnce(message);
    });

    it('that all attempts are used', async () => {
      expired();
      useOtpFlow.setState({ resendCount: 3 });
      stubBackend({});
      await show();
      await saysOnce('Exceeded maximum attempts allowed to resend OTP. Please start again!');
    });

    it('but not a lost network, which is no fault of the OTP', async () => {
      stubBackend({ '/loginCustomer': () => Promise.reject(new TypeError('lost')) });
      await show();
      await verify();
      await until(() => expect(useToasts.getState().toasts).toHaveLength(1));
      expect(described()).toBeNull();
    });
  });

  it('verifies the resent OTP, even after a reload, and continues to count', async () => {
    expired();
    const backend = stubBackend({ '/getOtp': sent, '/loginCustomer': wrong });
    const { history } = await show();
    resend();
    await until(() => expect(screen.getByRole('timer').textContent).toMatch(/^OTP expires in 2:0[01]$/));
    expect(history.location.state).toMatchObject({ otpId: '2', mobileNumber });
    expect(history.length).toBe(1);
    expect(useOtpFlow.getState().resendCount).toBe(1);
    await verify();
    await until(() => expect(backend.requestsTo(loginCustomer)[0]?.payload).toMatchObject({ id: '2' }));
  });

  it('continues with an OTP that was already sent after 3 s, with a new countdown, and counts no resend', async () => {
    expired();
    const backend = stubBackend({ '/getOtp': alreadySent, '/loginCustomer': wrong });
    const { history } = await show();
    vi.useFakeTimers();
    resend();
    await until(() => expect(useToasts.getState().toasts).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(history.location.state).toMatchObject({ otpId: '1' });
    expect(resendButton().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(200));
    await until(() => expect(history.location.state).toMatchObject({ otpId: '9' }));
    expect(screen.getByRole('timer').textContent).toMatch(/2:00|1:59/);
    expect(useOtpFlow.getState().resendCount).toBe(0);
    vi.useRealTimers();
    await verify();
    await until(() => expect(backend.requestsTo(loginCustomer)[0]?.payload).toMatchObject({ id: '9' }));
  });

  it('does not bring back a shopper who left in those 3 s', async () => {
    expired();
    stubBackend({ '/getOtp': alreadySent });
    const { history } = await show();
    vi.useFakeTimers();
    resend();
    await until(() => expect(useToasts.getState().toasts).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    fireEvent.click(screen.getByRole('link', { name: '(edit)' }));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(history.location.pathname).toBe('/login');
  });

  it('keeps the digits when the connection is lost, and clears them after a wrong OTP', async () => {
    let online = false;
    const backend = stubBackend({
      '/loginCustomer': () => (online ? Response.json(wrong) : Promise.reject(new TypeError('lost'))),
    });
    await show();
    await verify();
    await until(() => expect(backend.requestsTo(loginCustomer)).toHaveLength(1));
    await until(() => expect(box(1).disabled).toBe(false));
    expect(typed()).toBe('1234');
    online = true;
    await verify();
    await until(() => expect(typed()).toBe(''));
  });

  it.each([
    ['a complete customer', { id: 5, token: 'a', response: completeFlags }],
    ['somebody new', { response: { isBoomerUserRegister: 0 } }],
    ['a wrong OTP', wrong],
  ])('a late answer about %s changes nothing for who has left', async (_, reply) => {
    const answer = laterAnswer<Response>();
    const backend = stubBackend({ '/loginCustomer': answer.asked });
    const { history, queryClient } = await show();
    await verify();
    await until(() => expect(backend.requestsTo(loginCustomer)).toHaveLength(1));
    act(() => history.push('/login'));
    await screen.findByLabelText('Mobile number');
    const told = useToasts.getState().toasts.length;
    await answer.give(Response.json({ statusCode: 100, ...reply }));
    await until(() => expect(queryClient.isMutating()).toBe(0));
    expect(history.location.pathname).toBe('/login');
    expect(readStored('user')).toBeUndefined();
    expect(readStored('acc_token')).toBeUndefined();
    expect(useOtpFlow.getState()).toMatchObject({ verified: false, authenticated: false });
    expect(useToasts.getState().toasts).toHaveLength(told);
  });

  it('takes no second tap while the next screen of a right OTP loads', async () => {
    const merchant = { loyalty_id: 'L1', points_unit_short_name: 'P', loyalty_currency_code: 'INR' };
    const backend = stubBackend({
      '/loginCustomer': { statusCode: 100, id: 5, token: 'a', response: completeFlags },
      '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added: { 1: merchant } } } },
    });
    const { history } = await show();
    const opened = vi.spyOn(history, 'replace').mockImplementation(() => {});
    await verify();
    await until(() => expect(opened).toHaveBeenCalledWith('/dashboard', { afterLogin: true }));
    await act(async () => {});
    expect(box(1).disabled).toBe(true);
    fireEvent.submit(box(1));
    expect(backend.requestsTo(loginCustomer)).toHaveLength(1);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it.each([{}, { statusCode: 100 }, { statusCode: 100, response: null }])(
    'takes %j for no answer: says so and stays',
    async (reply) => {
      stubBackend({ '/loginCustomer': reply });
      const { history } = await show();
      await verify();
      await until(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('Oops something went wrong!'));
      expect(history.location.pathname).toBe('/otpverification');
      expect(useOtpFlow.getState().verified).toBe(false);
    },
  );

  it('waits for the SMS of each OTP', async () => {
    expired();
    stubBackend({ '/getOtp': sent });
    const signals: AbortSignal[] = [];
    vi.stubGlobal('OTPCredential', class {});
    Object.defineProperty(navigator, 'credentials', {
      configurable: true,
      value: {
        get: ({ signal }: CredentialRequestOptions) => {
          if (signal) signals.push(signal);
          return new Promise(() => {});
        },
      },
    });
    await show();
    resend();
    await until(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
  });
});

describe('the clocks of the OTP screen', () => {
  /** The time stands still, but for the steps of the test. The screen looks at it four times a second. */
  const start = Date.now();
  const passed = (milliseconds: number) => vi.setSystemTime(start + milliseconds);
  const shownTime = (text: string) =>
    until(() => expect(screen.getByRole('timer').textContent).toContain(text));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    passed(0);
  });

  it('give 120 s for the first OTP, and 121 s and empty boxes for one that was resent', async () => {
    stubBackend({ '/getOtp': sent });
    await show();
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
    await show();
    for (const count of [1, 2, 3]) {
      passed(count * 121_000);
      await until(() => expect(resendButton().disabled).toBe(false));
      resend();
      await until(() => expect(useOtpFlow.getState().resendCount).toBe(count));
      expect(useToasts.getState().toasts.at(-1)?.text).toBe('OTP resent successfully!');
      await until(() => expect(document.activeElement).toBe(box(1)));
    }
    passed(4 * 121_000);
    await until(() => expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/start again!$/));
    expect(resendButton().disabled).toBe(true);
  });

  it('lock the screen for 30 s from the third wrong OTP', async () => {
    stubBackend({ '/loginCustomer': wrong });
    useOtpFlow.setState({ wrongOtpCount: 1 });
    await show();
    await verify();
    await until(() => expect(useOtpFlow.getState().wrongOtpCount).toBe(2));
    expect(screen.queryByText(/Exceeded/)).toBeNull();
    await verify();
    const locked = (seconds: number) =>
      until(() =>
        expect(document.body.textContent).toContain(
          `Exceeded maximum attempts. Try again in  ${seconds} secs.`,
        ),
      );
    await locked(30);
    passed(29_000);
    await locked(1);
    expect(box(1).disabled).toBe(true);
    passed(30_000);
    await until(() => expect(box(1).disabled).toBe(false));
  });

  it('lock the screen at once when the third wrong OTP was typed in another tab', async () => {
    await show();
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
    await show();
    passed(-3_600_000);
    await until(() => expect(resendButton().disabled).toBe(false));
    expect(screen.queryByText(/Exceeded/)).toBeNull();
  });

  it('lead back to the login 5 s after the last OTP has run out', async () => {
    expired();
    stubBackend({});
    const { history } = await show();
    vi.useFakeTimers();
    await act(async () => useOtpFlow.setState({ resendCount: 3 }));
    expect(useToasts.getState().toasts.at(-1)?.text).toBe(
      'Exceeded maximum attempts allowed to resend OTP. Please start again!',
    );
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(history.location.pathname).toBe('/otpverification');
    await act(() => vi.advanceTimersByTimeAsync(1));
    await until(() => expect(history.location.pathname).toBe('/login'));
  });

  it('wait for an answer that is on its way when the last OTP runs out', async () => {
    const answer = laterAnswer<Response>();
    const backend = stubBackend({ '/loginCustomer': answer.asked });
    useOtpFlow.setState({ resendCount: 3 });
    const { history } = await show();
    await verify();
    await until(() => expect(backend.requestsTo(loginCustomer)).toHaveLength(1));
    passed(120_000);
    await shownTime('0:00');
    expect(useToasts.getState().toasts).toEqual([]);
    const reply = { statusCode: 100, response: { ...completeFlags, isBoomerUserRegister: 0 } };
    await answer.give(Response.json(reply));
    await until(() => expect(history.location.pathname).toBe('/registration'));
  });

  it('do not close the way on after a right OTP, when its next step has failed', async () => {
    const backend = stubBackend({
      '/loginCustomer': { statusCode: 100, id: 5, token: 'a', response: completeFlags },
      '/getMerchantDetails': { statusCode: 500 },
    });
    useOtpFlow.setState({ resendCount: 3 });
    await show();
    await verify();
    await until(() => expect(box(1).disabled).toBe(false));
    passed(120_000);
    await shownTime('0:00');
    const details = () => backend.requestsTo(getMerchantDetails).length;
    const before = details();
    fireEvent.click(screen.getByRole('button', { name: 'VERIFY OTP' }));
    await until(() => expect(details()).toBe(before + 1));
    expect(backend.requestsTo(loginCustomer)).toHaveLength(1);
    expect(screen.queryByText(/Please start again/)).toBeNull();
  });
});
