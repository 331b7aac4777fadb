import { defineTexts } from './define-texts';

/** How to reach the mall: docs/product/contact.md. */
export const contactTexts = defineTexts('contact', {
  title: 'Contact Us',
  person: 'Contact person',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  social: 'Find us on',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedIn: 'LinkedIn',
});
