import { defineTexts } from './define-texts';

/** Questions and answers: docs/product/pages.md#faqs. */
export const faqsTexts = defineTexts('faqs', {
  title: 'FAQs',
  categories: 'Categories',
  loading: 'Loading...',
  none: 'No data found',
});
