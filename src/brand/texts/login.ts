import { defineTexts } from './define-texts';

/** Login and OTP verification: docs/product/login.md. */
export const loginTexts = defineTexts('login', {
  title: 'Login with Mobile Number',
  intro: 'Earn points on every bill and turn them into rewards.',
  seeOffer: 'Log in to see this offer.',
  mobileNumber: 'Mobile number',
  prefix: '+91',
  getOtp: 'GET OTP',
  storageBlocked:
    'This browser blocks storage for this site, and without it nobody can stay logged in. Please allow cookies and site data in the browser’s settings, and open the page again.',
  invalidMobile: 'Please enter a valid 10 digit mobile number.',
  otpTitle: 'OTP Verification',
  otpSentTo: 'Enter the 4 digit OTP sent to',
  edit: '(edit)',
  otpDigit: 'OTP digit {n}',
  otpMissing: 'Please enter all 4 digits.',
  verifyOtp: 'VERIFY OTP',
  resendOtp: 'Resend OTP',
  expiresIn: 'OTP expires in',
  otpResent: 'OTP resent successfully!',
  resendExceeded: 'Exceeded maximum attempts allowed to resend OTP. Please start again!',
  lockedOut: { other: 'Exceeded maximum attempts. Try again in  {count} secs.' },
});
