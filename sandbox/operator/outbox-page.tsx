/** @jsxImportSource hono/jsx */
import { groupMobile } from '@/lib/mobile';
import type { SandboxMerchant } from '../merchants/sandbox-merchant';
import type { Sms } from '../server/outbox';
import { Layout } from './layout';

interface OutboxProps {
  messages: readonly Sms[];
  merchants: ReadonlyMap<string, SandboxMerchant>;
}

/** The SMS, newest first; a page of its own, so that it reloads without disturbing a form. */
export function OutboxPage({ messages, merchants }: OutboxProps) {
  return (
    <Layout title="SMS outbox" reload={3} framed>
      {messages.length === 0 ? (
        <p class="empty">No SMS yet. Ask for an OTP in one of the malls.</p>
      ) : (
        <ul class="sms">
          {messages.map((sms) => (
            <li key={`${sms.sentAt.getTime()} ${sms.text}`}>
              <div class="meta">
                <span>{sms.sentAt.toISOString().slice(11, 19)} UTC</span>
                <span>+91 {groupMobile(sms.mobile)}</span>
                <span>{merchants.get(sms.merchantId)?.name}</span>
              </div>
              {sms.text}
            </li>
          ))}
        </ul>
      )}
    </Layout>
  );
}
