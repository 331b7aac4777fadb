import { defineTexts } from './define-texts';

/** Static pages (part 2 §2.2, §2.15). */
export const pagesTexts = defineTexts('pages', {
  termsOfUse: 'Terms Of Use',
});
