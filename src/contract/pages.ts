import { ambient } from './ambient';
import { defineCall, wholeReply } from './call';
import { at, record } from './record';
import { amount, text } from './wire';

const { merchantId, platform } = ambient;

/** The terms as HTML; '' when there are none. */
export const getTermsCondition = defineCall('/getTermsCondition', {
  effect: 'read',
  audience: 'anyone',
  constants: { page_type: 304 },
  request: record({ platform, merchantId }),
  reply: wholeReply(text),
});

/** Types of the pages that the backend keeps as HTML (docs/product/pages.md). */
export const pageTypes = { howItWorks: 301, benefits: 302, terms: 304, aboutUs: 305 } as const;

/** One page as HTML; '' when the merchant has none. */
export const getStaticWebPage = defineCall('/getStaticWebPage', {
  effect: 'read',
  method: 'GET',
  encoding: 'query',
  request: record({ platform, merchantId, pageType: at('page_type', amount) }),
  reply: wholeReply(text),
});
