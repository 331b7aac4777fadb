import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getOtp } from '@/contract/otp';
import { takeRouteAfterLogin } from '@/session/route-after-login';
import { renderApp } from '../../../tests/setup/app-router';
import { stubBackend } from '../../../tests/setup/backend';
import { badAnswers, badKinds } from '../../../tests/setup/bad-answers';
import { toasts } from '../../../tests/setup/toasts';
import { until } from '../../../tests/setup/until';

const sent = () => Response.json({ statusCode: 100, response: { id: 2 } });
const alreadySent = () =>
  Response.json({ statusCode: 102, statusDescription: 'otp already sent.', response: { id: 9 } });

const field = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
const getOtpButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'GET OTP' });
const askForOtp = () => fireEvent.click(getOtpButton());
/** The toast comes a moment before the button takes another tap. */
const askAgain = async () => {
  await until(() => expect(getOtpButton().disabled).toBe(false));
  askForOtp();
};

/** The login screen with a number in its field, and a backend with this answer. */
async function show(answer: () => Response) {
  const state = { answer };
  const backend = stubBackend({ '/getOtp': () => state.answer() });
  const app = renderApp('/login');
  await screen.findByRole('heading', { level: 1 });
  fireEvent.change(field(), { target: { value: '9876500001' } });
  return { ...app, ...backend, state };
}

it('says why a visitor who tapped an offer is here, and nobody else', async () => {
  stubBackend({});
  const { router, history } = renderApp('/offers-detail/o7?via=brand');
  expect(await screen.findByText('Log in to see this offer.')).toBeTruthy();
  expect(history.location.pathname).toBe('/login');
  expect(takeRouteAfterLogin()).toBe('/offers-detail/o7?via=brand');
  await act(() => router.navigate({ to: '/terms-of-use' }));
  await act(() => router.navigate({ to: '/login' }));
  await screen.findByRole('heading', { level: 1, name: 'Login with Mobile Number' });
  expect(screen.queryByText('Log in to see this offer.')).toBeNull();
});

it('says why GET OTP is disabled as soon as an empty field was left', async () => {
  stubBackend({});
  renderApp('/login');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Please enter a valid 10 digit mobile number.')).toBeNull();
  fireEvent.blur(field());
  expect(screen.getByText('Please enter a valid 10 digit mobile number.')).toBeTruthy();
});

it('says so only after the tap that left the field, so that what was tapped does not move', async () => {
  stubBackend({});
  renderApp('/login');
  await screen.findByRole('heading', { level: 1 });
  fireEvent.mouseDown(document.body);
  fireEvent.blur(field());
  expect(screen.queryByText('Please enter a valid 10 digit mobile number.')).toBeNull();
  fireEvent.mouseUp(document.body);
  expect(await screen.findByText('Please enter a valid 10 digit mobile number.')).toBeTruthy();
});

it('enables GET OTP for ten digits from 4 to 9 alone, and says at once that a number cannot become one', async () => {
  stubBackend({});
  renderApp('/login');
  await screen.findByRole('heading', { level: 1 });
  const wrong = 'Please enter a valid 10 digit mobile number.';
  for (const [typed, disabled, isTold] of [
    ['987650000', true, false],
    ['9876500001', false, false],
    ['38', true, true],
  ] as const) {
    fireEvent.change(field(), { target: { value: typed } });
    expect([getOtpButton().disabled, screen.queryByText(wrong) !== null], typed).toEqual([disabled, isTold]);
  }
});

describe('asking for an OTP', () => {
  it.each(badKinds)(
    'tells a bad answer (%s), keeps the number and lets the shopper try again',
    async (kind) => {
      const { answer, told: sentence } = badAnswers[kind];
      const { state } = await show(answer);
      askForOtp();
      await until(() => expect(toasts()).toEqual([sentence]));
      expect(field().value).toBe('9876 500 001');
      state.answer = sent;
      await askAgain();
      expect(await screen.findByRole('heading', { name: 'OTP Verification' })).toBeTruthy();
    },
  );

  it('keeps the number for the way back', async () => {
    const { history } = await show(sent);
    const steps = history.length;
    askForOtp();
    await screen.findByRole('heading', { name: 'OTP Verification' });
    expect(history.length).toBe(steps + 1);
    act(() => history.back());
    await screen.findByRole('heading', { name: 'Login with Mobile Number' });
    expect(field().value).toBe('9876 500 001');
    expect(getOtpButton().disabled).toBe(false);
  });

  it('keeps the number for nobody who comes to the login from another screen', async () => {
    const { history, router } = await show(sent);
    askForOtp();
    await screen.findByRole('heading', { name: 'OTP Verification' });
    await act(() => router.navigate({ to: '/faqs' }));
    await until(() => expect(router.state.resolvedLocation?.pathname).toBe('/faqs'));
    act(() => history.go(-2));
    await screen.findByRole('heading', { name: 'Login with Mobile Number' });
    expect(field().value).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  it('too often shows the backend’s sentence, and stays', async () => {
    const text = 'Too many attempts. Please try again after 15 minutes.';
    const { history, state } = await show(() =>
      Response.json({ status: 'error', error: 'FAILED_MAX_LOGIN_ATTEMPT', message: text }),
    );
    askForOtp();
    await until(() => expect(toasts()).toEqual([text]));
    expect(history.location.pathname).toBe('/login');
    state.answer = sent;
    await askAgain();
    expect(await screen.findByRole('heading', { name: 'OTP Verification' })).toBeTruthy();
  });

  it('continues with the one that was already sent, 3 s after saying so', async () => {
    const { history, requestsTo } = await show(alreadySent);
    vi.useFakeTimers();
    askForOtp();
    await until(() => expect(toasts()).toEqual(['otp already sent.']));
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(history.location.pathname).toBe('/login');
    await act(() => vi.advanceTimersByTimeAsync(200));
    await until(() => expect(history.location.pathname).toBe('/otpverification'));
    expect(history.location.state).toMatchObject({ otpId: '9', mobileNumber: '9876500001' });
    expect(requestsTo(getOtp)).toHaveLength(1);
  });

  it('does not bring back a shopper who left in those 3 s', async () => {
    const { history, router } = await show(alreadySent);
    vi.useFakeTimers();
    askForOtp();
    await until(() => expect(toasts()).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await act(async () => {
      const leaving = router.navigate({ to: '/terms-of-use' });
      await vi.advanceTimersByTimeAsync(3_000);
      await leaving;
    });
    expect(history.location.pathname).toBe('/terms-of-use');
  });
});
