import { defineTexts } from './define-texts';

/** Pages from the server: docs/product/pages.md. */
export const pagesTexts = defineTexts('pages', {
  termsOfUse: 'Terms Of Use',
});
