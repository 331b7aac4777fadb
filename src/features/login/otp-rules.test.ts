import { describe, expect, it } from 'vitest';
import { isExhausted, isHelpDue, type OtpSituation, otpAbilities } from './otp-rules';

const situation = (overrides: Partial<OtpSituation> = {}): OtpSituation => ({
  remaining: 60,
  locked: 0,
  resendCount: 0,
  digits: '1234',
  busy: false,
  accepted: false,
  ...overrides,
});

describe('OTP screen', () => {
  it('enables verify only when all 4 digits are present and there is no lockout', () => {
    expect(otpAbilities(situation()).canVerify).toBe(true);
    expect(otpAbilities(situation({ digits: '123' })).canVerify).toBe(false);
    expect(otpAbilities(situation({ digits: '1 34' })).canVerify).toBe(false);
    expect(otpAbilities(situation({ locked: 12 })).canVerify).toBe(false);
    expect(otpAbilities(situation({ busy: true })).canVerify).toBe(false);
  });

  it('disables the boxes and verify and enables resend at 0', () => {
    expect(otpAbilities(situation({ remaining: 0 }))).toEqual({
      canType: false,
      canVerify: false,
      canResend: true,
    });
  });

  it('keeps resend disabled while the countdown runs', () => {
    expect(otpAbilities(situation({ remaining: 1 })).canResend).toBe(false);
  });

  it('is exhausted when the countdown of the third resend ends', () => {
    expect(isExhausted({ remaining: 1, resendCount: 3 })).toBe(false);
    expect(isExhausted({ remaining: 0, resendCount: 2 })).toBe(false);
    expect(isExhausted({ remaining: 0, resendCount: 3 })).toBe(true);
    expect(otpAbilities(situation({ remaining: 0, resendCount: 3 })).canResend).toBe(false);
  });

  it('offers help from 30 s after each SMS was asked for, until the next one is', () => {
    expect(isHelpDue({ remaining: 91, resendCount: 0 })).toBe(false);
    expect(isHelpDue({ remaining: 90, resendCount: 0 })).toBe(true);
    expect(isHelpDue({ remaining: 92, resendCount: 1 })).toBe(false);
    expect(isHelpDue({ remaining: 91, resendCount: 3 })).toBe(true);
    expect(isHelpDue({ remaining: 0, resendCount: 0 })).toBe(true);
  });
});
