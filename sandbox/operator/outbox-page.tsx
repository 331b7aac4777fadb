/** @jsxImportSource hono/jsx */
import { groupMobile } from '@/lib/mobile';
import { OpenLink } from '../emails/open-link';
import type { Mail, Sms } from '../noun/outbox';
import type { SandboxMerchant } from '../noun/sandbox-merchant';
import { Layout } from './layout';

interface OutboxProps {
  messages: readonly Sms[];
  mails: readonly Mail[];
  merchants: ReadonlyMap<string, SandboxMerchant>;
  /** The address of a mall's page. */
  addressOf: (merchantId: string) => string;
}

/** SMS and e-mails, newest first. It is a page of its own, so that its reload does not disturb a form. */
export function OutboxPage({ messages, mails, merchants, addressOf }: OutboxProps) {
  const sent = [...messages, ...mails].sort((one, other) => other.sentAt.getTime() - one.sentAt.getTime());
  return (
    <Layout title="Outbox" reload={3} framed>
      {sent.length === 0 ? (
        <p class="empty">There are no messages yet. Request an OTP in one of the malls.</p>
      ) : (
        <ul class="sms">
          {sent.map((message) => (
            <li key={`${message.sentAt.getTime()} ${message.text}`}>
              <div class="meta">
                <span>{message.sentAt.toISOString().slice(11, 19)} UTC</span>
                <span>{'to' in message ? message.to : `+91 ${groupMobile(message.mobile)}`}</span>
                <span>{merchants.get(message.merchantId)?.name}</span>
              </div>
              {'to' in message ? <strong>{message.subject} </strong> : null}
              {message.text}
              {'to' in message ? (
                <div class="actions">
                  <OpenLink address={addressOf(message.merchantId)} verificationId={message.verificationId} />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Layout>
  );
}
