import { describe, expect, it } from 'vitest';
import { sampleLocation } from '../../../tests/setup/location';
import { networksOf, waysTo } from './contact-rules';

const nothing = {
  phone: '',
  email: '',
  website: '',
  whatsappNumber: '',
  facebook: '',
  twitter: '',
  instagram: '',
  linkedIn: '',
};

describe('phone, e-mail and website', () => {
  it('are called, written to and opened', () => {
    expect(waysTo(sampleLocation)).toEqual([
      { way: 'phone', text: '+91 9876 500 300', href: 'tel:+919876500300' },
      { way: 'email', text: 'riverside@harbour.example', href: 'mailto:riverside@harbour.example' },
      { way: 'website', text: 'www.harbour.example', href: 'https://www.harbour.example/' },
    ]);
  });

  it('are left out where there is none', () => {
    expect(waysTo({ ...sampleLocation, ...nothing, phone: ' ' })).toEqual([]);
  });

  it('stay words where they lead nowhere, but for a website', () => {
    const odd = { phone: 'at the desk', email: 'ask us', website: 'javascript:alert(1)' };
    expect(waysTo({ ...sampleLocation, ...odd })).toEqual([
      { way: 'phone', text: 'at the desk', href: undefined },
      { way: 'email', text: 'ask us', href: undefined },
    ]);
  });
});

it('the networks have a link each, and none without one, with a hostile one or with the placeholder', () => {
  expect(networksOf(sampleLocation)).toEqual([
    { network: 'whatsapp', href: 'https://wa.me/919876500300' },
    { network: 'facebook', href: 'https://www.facebook.com/harbour' },
    { network: 'twitter', href: 'https://twitter.com/harbour' },
    { network: 'instagram', href: 'https://instagram.com/harbour/' },
    { network: 'linkedIn', href: 'https://www.linkedin.com/company/harbour' },
  ]);
  expect(networksOf({ ...sampleLocation, ...nothing })).toEqual([]);
  const bad = { whatsappNumber: '9999999999', facebook: 'javascript:alert(1)', twitter: 'data:text/html,x' };
  expect(networksOf({ ...sampleLocation, ...bad, instagram: '@harbour', linkedIn: 'n/a' })).toEqual([]);
});
