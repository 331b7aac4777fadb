import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loginCustomer } from '@/contract/login';
import { useOtpFlow } from '@/session/otp-flow';
import { noteStep } from '@/session/steps';
import { readStored } from '@/session/stored-values';
import { stubBackend } from '../../../tests/setup/backend';
import { laterAnswer } from '../../../tests/setup/later-answer';
import {
  box,
  completeFlags,
  expired,
  mobileNumber,
  openOtpScreen,
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

vi.mock('@/session/steps', { spy: true });

const alreadySent = { statusCode: 102, statusDescription: 'OTP already sent.', response: { id: 9 } };

it('an OTP counts when it was asked for and when it was resent, and not after a reload', async () => {
  vi.mocked(noteStep).mockClear();
  const steps = () => vi.mocked(noteStep).mock.calls.flat();
  expired();
  stubBackend({ '/getOtp': sent });
  await openOtpScreen();
  expect(steps()).toEqual(['otpAsked']);
  resend();
  await until(() => expect(steps()).toEqual(['otpAsked', 'otpResent']));
  cleanup();
  await openOtpScreen();
  expect(steps()).toEqual(['otpAsked', 'otpResent']);
});

describe('OTP screen', () => {
  it('says beside the boxes that digits are missing once they were left, and reads out nothing', async () => {
    await openOtpScreen();
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
    const replies = [wrong, somebodyNew];
    stubBackend({ '/loginCustomer': () => Response.json(replies.shift()) });
    const { history } = await openOtpScreen();
    await verify();
    await until(() => expect(toasts()).toEqual(['Please enter valid OTP.']));
    await verify();
    await until(() => expect(history.location.pathname).toBe('/registration'));
    expect(toasts()).toEqual([]);
  });

  const described = () => document.getElementById(box(1).getAttribute('aria-describedby') ?? '');

  describe('says what a toast says under the boxes too, which it describes, and reads it out once:', () => {
    const saysOnce = (text: string) =>
      until(() => {
        expect(described()?.textContent).toBe(text);
        expect(described()?.closest('[role="alert"], [role="status"], [aria-live]')).toBeNull();
        expect(toasts()).toEqual([text]);
      });

    it.each([
      ['wrong', wrong],
      ['blocked', { statusCode: 101, statusDescription: 'This number is blocked for an hour.' }],
    ])('a %s OTP, until something is typed', async (_, reply) => {
      stubBackend({ '/loginCustomer': reply });
      await openOtpScreen();
      await verify();
      await saysOnce(reply.statusDescription);
      fireEvent.change(box(1), { target: { value: '9' } });
      expect(described()).toBeNull();
    });

    it('a refused resend', async () => {
      expired();
      const message = 'Too many attempts. Please try again later.';
      stubBackend({ '/getOtp': { status: 'error', error: 'FAILED_MAX_LOGIN_ATTEMPT', message } });
      await openOtpScreen();
      resend();
      await saysOnce(message);
    });

    it('that all attempts are used', async () => {
      expired();
      useOtpFlow.setState({ resendCount: 3 });
      stubBackend({});
      await openOtpScreen();
      await saysOnce('Exceeded maximum attempts allowed to resend OTP. Please start again!');
    });
  });

  it('keeps the digits when the connection is lost, which is no fault of theirs, and clears wrong ones', async () => {
    let online = false;
    stubBackend({
      '/loginCustomer': () => (online ? Response.json(wrong) : Promise.reject(new TypeError('lost'))),
    });
    await openOtpScreen();
    await verify();
    await until(() => expect(toasts()).toHaveLength(1));
    await until(() => expect(box(1).disabled).toBe(false));
    expect([typed(), described()]).toEqual(['1234', null]);
    online = true;
    await verify();
    await until(() => expect(typed()).toBe(''));
  });

  it('verifies the resent OTP, even after a reload, and continues to count', async () => {
    expired();
    const backend = stubBackend({ '/getOtp': sent, '/loginCustomer': wrong });
    const { history } = await openOtpScreen();
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
    const { history } = await openOtpScreen();
    vi.useFakeTimers();
    resend();
    await until(() => expect(toasts()).toHaveLength(1));
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
    const { history } = await openOtpScreen();
    vi.useFakeTimers();
    resend();
    await until(() => expect(toasts()).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    fireEvent.click(screen.getByRole('link', { name: '(edit)' }));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(history.location.pathname).toBe('/login');
  });

  it.each([
    ['a complete customer', { id: 5, token: 'a', response: completeFlags }],
    ['somebody new', { response: { isBoomerUserRegister: 0 } }],
    ['a wrong OTP', wrong],
  ])('a late answer about %s changes nothing for who has left', async (_, reply) => {
    const answer = laterAnswer<Response>();
    const backend = stubBackend({ '/loginCustomer': answer.asked });
    const { history, queryClient } = await openOtpScreen();
    await verify();
    await until(() => expect(backend.requestsTo(loginCustomer)).toHaveLength(1));
    act(() => history.push('/login'));
    await screen.findByLabelText('Mobile number');
    const told = toasts();
    await answer.give(Response.json({ statusCode: 100, ...reply }));
    await until(() => expect(queryClient.isMutating()).toBe(0));
    expect(history.location.pathname).toBe('/login');
    expect([readStored('user'), readStored('acc_token')]).toEqual([undefined, undefined]);
    expect(useOtpFlow.getState()).toMatchObject({ verified: false, authenticated: false });
    expect(toasts()).toEqual(told);
  });

  it('takes no second tap while the next screen of a right OTP loads', async () => {
    const merchant = { loyalty_id: 'L1', points_unit_short_name: 'P', loyalty_currency_code: 'INR' };
    const backend = stubBackend({
      '/loginCustomer': { statusCode: 100, id: 5, token: 'a', response: completeFlags },
      '/getMerchantDetails': { statusCode: 100, response: { merchant_list: { added: { 1: merchant } } } },
    });
    const { history } = await openOtpScreen();
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
      const { history } = await openOtpScreen();
      await verify();
      await until(() => expect(toasts()).toEqual(['Oops something went wrong!']));
      expect(history.location.pathname).toBe('/otpverification');
      expect(useOtpFlow.getState().verified).toBe(false);
    },
  );

  it('waits for the SMS of each OTP', async () => {
    expired();
    stubBackend({ '/getOtp': sent });
    const signals: AbortSignal[] = [];
    const get = ({ signal }: CredentialRequestOptions) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    };
    vi.stubGlobal('OTPCredential', class {});
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    await openOtpScreen();
    resend();
    await until(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
  });
});
