import { ambient } from './ambient';
import { defineCall, wholeReply } from './call';
import { record, text } from './wire';

const { merchantId, platform } = ambient;

/** The terms as HTML; '' when there are none. */
export const getTermsCondition = defineCall('/getTermsCondition', {
  audience: 'anyone',
  constants: { page_type: 304 },
  request: record({ platform, merchantId }),
  reply: wholeReply(text),
});
