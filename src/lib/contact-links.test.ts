import { describe, expect, it } from 'vitest';
import { emailHref, phoneHref, webHref, webText, whatsappHref } from './contact-links';

it('a number that is certain can be called', () => {
  expect(phoneHref('022 5550 0100 (10 AM - 9 PM)')).toBe('tel:02255500100');
  expect(phoneHref('22 5550')).toBeUndefined();
});

it.each([
  [' desk@mall.example', 'mailto:desk@mall.example'],
  ['desk@mall.example?bcc=all@mall.example', undefined],
  ['none', undefined],
])('the address %j is written to at %j', (email, href) => expect(emailHref(email)).toBe(href));

describe('a website', () => {
  it.each([
    ['https://kahvora.example/menu', 'https://kahvora.example/menu'],
    ['HTTP://kahvora.example', 'http://kahvora.example/'],
    [' www.kahvora.example/menu?a=1', 'https://www.kahvora.example/menu?a=1'],
    ['kahvora.example:8443/menu', 'https://kahvora.example:8443/menu'],
    ['//kahvora.example', 'https://kahvora.example/'],
  ])('written as %j is opened at %j', (address, href) => expect(webHref(address)).toBe(href));

  it.each([
    [''],
    ['n/a'],
    ['coming soon. Ask us'],
    ['javascript:alert(1)'],
    [' JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    ['javascript://%0aalert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['blob:https://kahvora.example/5f0c'],
    ['mailto:desk@mall.example'],
    ['https://mall.example@evil.example/x'],
    ['https://'],
    ['/offers'],
    ['localhost'],
    [`https://kahvora.example/${'a'.repeat(2_000)}`],
  ])('is none in %j', (address) => expect(webHref(address)).toBeUndefined());
});

it.each([
  ['9876500300', 'https://wa.me/919876500300'],
  ['+91 98765 00300', 'https://wa.me/919876500300'],
  ['098765 00300', 'https://wa.me/919876500300'],
  ['98765 00300 / 98765 00400', 'https://wa.me/919876500300'],
  ['+971 50 123 4567', 'https://wa.me/971501234567'],
  ['971501234567', 'https://wa.me/971501234567'],
  ['022 5550 0100 (10 AM - 9 PM)', 'https://wa.me/912255500100'],
  ['1800 555 0100', undefined],
  ['9999999999', undefined],
  ['+91 99999 99999', undefined],
  ['', undefined],
  ['12345', undefined],
  ['1234567890123456', undefined],
  ['soon', undefined],
])('the WhatsApp number %j is written to at %j', (number, href) => expect(whatsappHref(number)).toBe(href));

it.each([
  ['https://kahvora.example/', 'kahvora.example'],
  ['HTTP://kahvora.example/menu/', 'kahvora.example/menu'],
  ['//kahvora.example', 'kahvora.example'],
  [' www.kahvora.example ', 'www.kahvora.example'],
])('the website %j reads %j', (address, text) => expect(webText(address)).toBe(text));
