import { ambient } from './ambient';
import { defineCall, fieldsReply } from './call';
import { at, record } from './record';
import { text } from './wire';

const { merchantId, platform } = ambient;

/** How referrals work at this merchant, as HTML; '' when there is nothing to say. */
export const getReferralHowItWorks = defineCall('/getReferralHowItWorks', {
  effect: 'read',
  constants: { transactionType: 201 },
  request: record({ mobileNumber: at('mobile_number', text), platform, merchantId }),
  reply: fieldsReply(record({ html: at('referral_how_it_works', text) })),
});
