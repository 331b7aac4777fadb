import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { useOtpFlow } from '@/session/otp-flow';
import { writeStored } from '@/session/stored-values';
import { renderApp } from './app-router';
import { until } from './until';

export const mobileNumber = '9876500001';
export const sent = { statusCode: 100, response: { id: 2 } };
export const wrong = { statusCode: 102, statusDescription: 'Please enter valid OTP.' };
export const completeFlags = {
  isBoomerUserRegister: 1,
  isUserRegisteredForMerchant: 1,
  isUserRegisterationComplete: 1,
};
/** The answer about a right OTP of somebody who has no account yet. */
export const somebodyNew = { statusCode: 100, response: { ...completeFlags, isBoomerUserRegister: 0 } };

beforeEach(() => useOtpFlow.setState(useOtpFlow.getInitialState(), true));

/** The OTP of the screen ran out before it opened. */
export const expired = () => writeStored('otpExpireTime', String(Date.now() - 1));

export async function openOtpScreen() {
  const app = renderApp('/otpverification', { otpId: '1', mobileNumber });
  await screen.findByRole('heading', { name: 'OTP Verification' });
  return app;
}

export const resendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend OTP' });
export const resend = () => fireEvent.click(resendButton());
export const box = (position: number) => screen.getByLabelText<HTMLInputElement>(`OTP digit ${position}`);
export const typed = () => [1, 2, 3, 4].map((position) => box(position).value).join('');
export const pressVerify = () => fireEvent.click(screen.getByRole('button', { name: 'VERIFY OTP' }));

export async function verify() {
  await until(() => expect(box(1).disabled).toBe(false));
  fireEvent.change(box(1), { target: { value: '1234' } });
  pressVerify();
}
