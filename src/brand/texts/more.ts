import { defineTexts } from './define-texts';

/** The menu: docs/product/more.md. */
export const moreTexts = defineTexts('more', {
  title: 'More',
  howItWorks: 'How it works',
  storeLocator: 'Store Locator',
  feedback: 'Feedback',
  faqs: 'FAQs',
  aboutUs: 'About Us',
  termsOfUse: 'Terms Of Use',
  privacy: 'Privacy Policy',
  contactUs: 'Contact Us',
  yourData: 'Your data',
  logout: 'Logout',
  logoutQuestion: 'Do you want to logout?',
  logoutWithBills: {
    one: '{count} bill is not submitted yet. Do you want to logout and drop it?',
    other: '{count} bills are not submitted yet. Do you want to logout and drop them?',
  },
  poweredBy: 'Powered By',
  version: 'Version {version}',
});
