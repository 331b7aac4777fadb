import { expect, it } from 'vitest';
import type { LoginReply } from './after-verify';
import { firstStep, isBusy, isVerifying, type OtpEvent, type OtpState, otpReducer } from './otp-steps';

const reply: LoginReply = { userExists: false, referralEnabled: false };
const typed: OtpEvent = { event: 'typed', digits: '1234' };
const verify: OtpEvent = { event: 'verify' };
const resend: OtpEvent = { event: 'resend' };
const right: OtpEvent = { event: 'right', reply };

/** The state after these events. */
const after = (...events: OtpEvent[]): OtpState => events.reduce(otpReducer, firstStep);

it('typing takes away what was said of the digits before', () => {
  const told = after(typed, { event: 'boxesLeft' }, verify, { event: 'notVerified', refusal: 'Expired' });
  expect(told).toMatchObject({ step: 'typing', digits: '1234', left: true, refusal: 'Expired' });
  expect(otpReducer(told, { event: 'typed', digits: '9' })).toEqual({ ...firstStep, digits: '9' });
});

it('a wrong OTP empties the boxes, another failure keeps the digits', () => {
  expect(after(typed, verify, { event: 'wrong', refusal: 'Wrong' })).toEqual({
    ...firstStep,
    refusal: 'Wrong',
  });
  const lost = after(typed, verify, { event: 'notVerified', refusal: undefined });
  expect(lost).toEqual({ ...firstStep, digits: '1234' });
});

it('a right OTP stays right when the next step fails, also while something is typed', () => {
  const failed = after(typed, verify, right, { event: 'nextFailed' });
  expect(failed).toMatchObject({ step: 'accepted', right: reply });
  expect(otpReducer(failed, typed)).toMatchObject({ step: 'accepted', right: reply });
  expect(otpReducer(failed, right)).toMatchObject({ step: 'leaving', right: reply });
});

it('another OTP begins with empty boxes, whether it was sent now or before', () => {
  expect(after(typed, resend, { event: 'otherOtp' })).toEqual(firstStep);
  const waiting = after(typed, resend, { event: 'alreadySent', refusal: 'OTP already sent.' });
  expect(waiting).toMatchObject({ step: 'alreadySent', digits: '1234', refusal: 'OTP already sent.' });
  expect(otpReducer(waiting, { event: 'otherOtp' })).toEqual(firstStep);
});

it('a refused resend lets the shopper go on', () => {
  const refused = after(typed, resend, { event: 'notSent', refusal: 'Too many' });
  expect(refused).toEqual({ ...firstStep, digits: '1234', refusal: 'Too many' });
});

it.each([
  ['typing', after(typed), false, false],
  ['verifying', after(typed, verify), true, true],
  ['leaving', after(typed, verify, right), true, true],
  ['accepted', after(typed, verify, right, { event: 'nextFailed' }), false, false],
  ['asking', after(resend), true, false],
  ['alreadySent', after(resend, { event: 'alreadySent', refusal: undefined }), true, false],
])('while %s, the shopper waits or not, and VERIFY shows it', (step, state, busy, verifying) => {
  expect(state.step).toBe(step);
  expect([isBusy(state), isVerifying(state)]).toEqual([busy, verifying]);
});
