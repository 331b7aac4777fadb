/** One SMS that a real backend would have sent. */
export interface Sms {
  merchantId: string;
  /** Ten digits. */
  mobile: string;
  text: string;
  sentAt: Date;
}

/** One e-mail that a real backend would have sent. */
export interface Mail {
  merchantId: string;
  to: string;
  subject: string;
  text: string;
  sentAt: Date;
  /** The verification that its link belongs to. */
  verificationId: number;
}

export interface Outbox {
  send(sms: Sms): void;
  sendMail(mail: Mail): void;
  /** Newest first. */
  messages(): readonly Sms[];
  mails(): readonly Mail[];
  /** The newest SMS to a number, of one merchant or of any. */
  latest(mobile: string, merchantId?: string): Sms | undefined;
  /** The code in the newest OTP SMS to a number. Throws when there is none. */
  latestOtp(mobile: string, merchantId?: string): string;
}

const kept = 200;

/**
 * Keeps the newest SMS and mails only in memory. The database stores only hashes of OTPs, so it must not hold the texts
 * either.
 */
export function createOutbox(onSms?: (sms: Sms) => void): Outbox {
  const sent: Sms[] = [];
  const mails: Mail[] = [];
  const to = (mobile: string, merchantId?: string) =>
    sent.filter((sms) => sms.mobile === mobile && (merchantId ?? sms.merchantId) === sms.merchantId);
  return {
    send(sms) {
      sent.unshift(sms);
      sent.length = Math.min(sent.length, kept);
      onSms?.(sms);
    },
    sendMail(mail) {
      mails.unshift(mail);
      mails.length = Math.min(mails.length, kept);
    },
    messages: () => sent,
    mails: () => mails,
    latest: (mobile, merchantId) => to(mobile, merchantId)[0],
    latestOtp(mobile, merchantId) {
      for (const { text } of to(mobile, merchantId)) {
        const otp = /\b\d{4}\b(?= is your OTP)/.exec(text)?.[0];
        if (otp) return otp;
      }
      throw new Error(`No OTP was sent to ${mobile}.`);
    },
  };
}
