import { defineTexts } from './define-texts';

/** Pages from the server: docs/product/pages.md. */
export const pagesTexts = defineTexts('pages', {
  aboutUs: 'About Us',
  howItWorks: 'How it works',
  termsOfUse: 'Terms Of Use',
});
