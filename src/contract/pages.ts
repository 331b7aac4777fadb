import * as z from 'zod/mini';
import { ambient } from './ambient';
import { defineCall, wholeReply } from './call';
import { at, record } from './record';
import { amount } from './wire';

const { merchantId, platform } = ambient;

/** '' where the merchant has no such page. Anything but a text is no answer (docs/product/pages.md#html). */
const html = z.string();

/** The terms as HTML. */
export const getTermsCondition = defineCall('/getTermsCondition', {
  effect: 'read',
  audience: 'anyone',
  constants: { page_type: 304 },
  request: record({ platform, merchantId }),
  reply: wholeReply(html),
});

/** Types of the pages that the backend keeps as HTML (docs/product/pages.md). */
export const pageTypes = { howItWorks: 301, benefits: 302, terms: 304, aboutUs: 305 } as const;

/** One page as HTML. */
export const getStaticWebPage = defineCall('/getStaticWebPage', {
  effect: 'read',
  method: 'GET',
  encoding: 'query',
  request: record({ platform, merchantId, pageType: at('page_type', amount) }),
  reply: wholeReply(html),
});
