import type { Write } from '@/components/use-write';
import type { ReplyOf } from '@/contract/call';
import { optInForSMS, optOutFromSMS } from '@/contract/sms-consent';
import { send } from '@/session/send';

interface Choice {
  key: string;
  to: 'optedOut' | 'optedIn';
}

/** Changes what the owner of a key gets by SMS, and says what the backend says of it. */
export const consentWrite: Write<Choice, ReplyOf<typeof optOutFromSMS | typeof optInForSMS>> = {
  send: ({ key, to }) => send(to === 'optedOut' ? optOutFromSMS : optInForSMS, { key }),
  says: ({ description }) => description,
};
